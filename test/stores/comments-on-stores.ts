import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { type CommentsDiary, commentingEnv, openComments } from '../diaries/comments-diary.ts'
import { createHeldClock } from '../held-clock.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { readMailText } from '../mail/read-mail.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { waitUntil } from '../wait-until.ts'
import type { Place, stores } from './stores.ts'

export const OWNER = 'nora@example.com'
const START = '2026-11-16T08:00:00Z'

/** Comments in two instances that share a store (of the embedded one there is but one), with mail. */
export function commentsOn({ store, makePlace }: (typeof stores)[number]) {
  const clock = createHeldClock(START)
  let place: Place
  let databases: Database[]
  let mail: MailServer
  let one: TestApp
  let other: TestApp
  let comments: CommentsDiary

  beforeAll(async () => {
    mail = await startMailServer()
    place = await makePlace()
    databases = [await openDatabase(place.options)]
    const env = {
      ...{ ...commentingEnv, SMTP_URL: mail.url, BACKUPS: 'none' },
      PUBLIC_URL: 'http://localhost:3000',
    }
    one = await createTestApp({ clock, env, database: databases[0]! })
    other = one
    // The embedded store belongs to one process.
    if (store === 'server') {
      databases.push(await openDatabase(place.options))
      other = await createTestApp({ clock, env, database: databases[1]! })
    }
    comments = await openComments(one)
  })
  beforeEach(async () => {
    clock.set(START)
    mail.answerTo(() => null)
    await one.services.settings.update({ ownerEmail: OWNER })
    await comments.beginAnew()
    // The other instance hears of it a moment later.
    await waitUntil(async () => {
      const { features, ownerEmail } = await other.services.settings.get()
      return features.comments && ownerEmail === OWNER
    })
    mail.mails.length = 0
  })
  afterAll(async () => {
    for (const diary of new Set([one, other])) await diary.close()
    for (const database of databases) await database.close()
    await place.remove()
    await mail.close()
  })

  return {
    clock,
    comments: () => comments,
    both: () => [one, other] as const,
    mail: () => mail,
    mailsTo: (address: string) => mail.mails.filter(({ to }) => to.includes(address)),
    query: async (text: string) => (await one.services.database.query(text)).rows,
    /** Both instances do what is due, as often as it takes. */
    async work() {
      for (let round = 0; round < 2; round += 1) {
        await Promise.all([one, other].map(({ services }) => services.dueWork.run()))
      }
    },
    /** A link of a mail, in the other instance. */
    open: (method: 'GET' | 'POST', url: string) =>
      other.app.inject({ method, url, ...(method === 'POST' && { payload: '' }) }),
  }
}

/** The address in a mail that leads to a page of ours. */
export function linkIn(mail: { raw: string } | undefined, kind: 'confirm' | 'stop'): string {
  const [path] = new RegExp(`/comments/${kind}/[\\w-]{32}`).exec(readMailText(mail)) ?? []
  if (!path) throw new Error(`the mail has no link to ${kind}`)
  return path
}
