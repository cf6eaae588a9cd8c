import { afterAll, beforeAll, beforeEach } from 'vitest'
import { newsletterSubscribers } from '#server/schema.ts'
import type { RenderRequest } from '#shared/page-rendering.ts'
import { createFakeClock } from '../fake-clock.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { resetDatabase } from '../stores/test-database.ts'
import { createTestApp, plainAssets, type TestApp } from '../test-app.ts'

const joined = { name: 'Robin', email: 'robin@example.com', consent: true }
type Change = Partial<typeof newsletterSubscribers.$inferInsert>
export const originHeaders = { origin: 'https://diary.example.com', host: 'diary.example.com' }
const pathOf = (link: string | null) => new URL(link ?? '').pathname

/** A diary with the pages that links in mails lead to; its renderer only records the requests. */
export function setUpLetterPages() {
  const clock = createFakeClock('2026-11-16T08:00:00Z')
  let mail: MailServer
  let diary: TestApp
  let lines: string[] = []
  let rendered: RenderRequest[] = []

  beforeAll(async () => {
    mail = await startMailServer()
    const plain = await plainAssets.loadRenderer()
    const loadRenderer = async () => ({
      ...plain,
      render: async (request: RenderRequest) => {
        rendered.push(request)
        const status = request.letterPage?.kind === 'stale' ? 404 : 200
        return { ...(await plain.render(request)), status }
      },
    })
    diary = await createTestApp({
      clock,
      assets: { ...plainAssets, loadRenderer },
      env: { SMTP_URL: mail.url, PUBLIC_URL: 'https://diary.example.com' },
      logTo: { write: (line) => lines.push(line) },
    })
  })
  beforeEach(async () => {
    rendered = []
    lines = []
    await resetDatabase(diary.services.platform.database.db)
  })
  afterAll(async () => {
    await diary.close()
    await mail.close()
  })

  return {
    clock,
    diary: () => diary,
    lines: () => lines,
    rendered: () => rendered,
    shown: () => rendered.at(-1)?.letterPage,
    join: (change: Change = {}) =>
      diary.services.platform.database.db
        .insert(newsletterSubscribers)
        .values({ ...joined, ...change }),
    subscriber: async () =>
      (await diary.services.platform.database.db.select().from(newsletterSubscribers))[0],
    confirmPath: async () => pathOf(await diary.services.newsletter.doubleOptIn.confirmLinkOf(1)),
    leavePath: async () => pathOf(await diary.services.newsletter.doubleOptIn.unsubscribeLinkOf(1)),
    post: (url: string, fields: Record<string, string> = {}, headers: object = originHeaders) =>
      diary.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(fields).toString(),
      }),
  }
}
