import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createFakeClock } from '../fake-clock.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { readMailText } from '../mail/read-mail.ts'
import { openSharedStore, type SharedStore } from '../stores/stores.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { waitUntil } from '../wait-until.ts'
import { type CommentsDiary, commentingEnv, openCommentsDiary } from './comments-diary.ts'

export const OWNER_EMAIL = 'nora@example.com'
const START = '2026-11-16T08:00:00Z'

/** Comments with mail, in two instances on a server; the store in memory allows only one. */
export function setUpComments(where: 'memory' | 'server') {
  const clock = createFakeClock(START)
  let store: SharedStore
  let mail: MailServer
  let one: TestApp
  let other: TestApp
  let comments: CommentsDiary

  beforeAll(async () => {
    mail = await startMailServer()
    store = await openSharedStore(where)
    const env = {
      ...commentingEnv,
      SMTP_URL: mail.url,
      PUBLIC_URL: 'http://localhost:3000',
    }
    one = await createTestApp({ clock, env, database: store.first })
    other = where === 'server' ? await createTestApp({ clock, env, database: store.second }) : one
    comments = await openCommentsDiary(one)
  })
  beforeEach(async () => {
    clock.set(START)
    mail.answerTo(() => null)
    await one.services.settings.update({ ownerEmail: OWNER_EMAIL })
    await comments.resetDiary()
    // The other instance hears of the change with a delay.
    await waitUntil(async () => {
      const { features, ownerEmail } = await other.services.settings.get()
      return features.comments && ownerEmail === OWNER_EMAIL
    })
    mail.mails.length = 0
  })
  afterAll(async () => {
    for (const diary of new Set([one, other])) await diary.close()
    await store.close()
    await mail.close()
  })

  return {
    clock,
    comments: () => comments,
    both: () => [one, other] as const,
    mail: () => mail,
    mailsTo: (address: string) => mail.mails.filter(({ to }) => to.includes(address)),
    query: async (text: string) => (await one.services.platform.database.query(text)).rows,
    /** Both instances run the due jobs; the second round runs the jobs created by the first. */
    async work() {
      for (let round = 0; round < 2; round += 1) {
        await Promise.all([one, other].map(({ services }) => services.platform.jobs.run()))
      }
    },
    /** Opens the link of a mail in the other instance. */
    open: (method: 'GET' | 'POST', url: string) =>
      other.app.inject({ method, url, ...(method === 'POST' && { payload: '' }) }),
  }
}

export function linkIn(mail: { raw: string } | undefined, kind: 'confirm' | 'stop'): string {
  const [path] = new RegExp(`/comments/${kind}/[\\w-]{32}`).exec(readMailText(mail)) ?? []
  if (!path) throw new Error(`the mail has no link to ${kind}`)
  return path
}
