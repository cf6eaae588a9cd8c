import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RenderRequest } from '#shared/page-rendering.ts'
import { createHeldClock } from '#test/held-clock.ts'
import { type MailServer, startMailServer } from '#test/mail-server.ts'
import { createTestApp, plainAssets, type TestApp } from '#test/test-app.ts'
import { resetDatabase } from '#test/test-database.ts'
import { newsletterSubscribers } from '../../schema.ts'

const clock = createHeldClock('2026-11-16T08:00:00Z')
let mail: MailServer
let diary: TestApp
let lines: string[] = []

/** What the site's renderer was asked for. */
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
  await resetDatabase(diary.services.database.db)
})
afterAll(async () => {
  await diary.close()
  await mail.close()
})
const joined = { name: 'Robin', email: 'robin@example.com', consent: true }
type Change = Partial<typeof newsletterSubscribers.$inferInsert>

const join = (change: Change = {}) =>
  diary.services.database.db.insert(newsletterSubscribers).values({ ...joined, ...change })

const subscriber = async () =>
  (await diary.services.database.db.select().from(newsletterSubscribers))[0]
const pathOf = (link: string | null) => new URL(link ?? '').pathname
const confirmPath = async () => pathOf(await diary.services.subscriberLinks.confirmLinkOf(1))
const leavePath = async () => pathOf(await diary.services.letterReaders.leaveLinkOf(1))
const ours = { origin: 'https://diary.example.com', host: 'diary.example.com' }

const post = (url: string, fields: Record<string, string> = {}, headers: object = ours) =>
  diary.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
const shown = () => rendered.at(-1)?.letterPage

describe('leaving', () => {
  beforeEach(() => join({ state: 'confirmed', confirmedAt: new Date('2026-01-02T03:04:05Z') }))

  test('by one click needs neither cookie nor origin, and works twice', async () => {
    const path = await leavePath()
    for (let n = 0; n < 2; n += 1) {
      const answer = await post(path, { 'List-Unsubscribe': 'One-Click' }, {})
      expect(answer.statusCode).toBe(200)
      expect(answer.headers.location).toBeUndefined()
    }
    expect(await subscriber()).toMatchObject({ state: 'left', leftAt: clock.now() })
  })

  test('by one click is understood however the mail program writes it', async () => {
    const boundary = 'xyz'
    const parts = `--${boundary}\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`
    const answer = await diary.app.inject({
      method: 'POST',
      url: await leavePath(),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: parts,
    })
    expect(answer.statusCode).toBe(200)
    expect(await subscriber()).toMatchObject({ state: 'left' })
    expect((await diary.app.inject({ method: 'POST', url: await confirmPath() })).statusCode).toBe(
      200,
    )
  })

  test('is taken back by one button, and everything is as it was', async () => {
    const path = await leavePath()
    const before = await subscriber()
    await post(path)
    expect(shown()).toEqual({ kind: 'left', email: 'robin@example.com' })
    await post(path, { back: 'yes' })
    expect(shown()?.kind).toBe('confirmed')
    expect(await subscriber()).toEqual(before)
    // From there one may leave again.
    await diary.app.inject({ url: path })
    expect(shown()?.kind).toBe('leave')
  })

  test('is no longer possible for somebody who was deleted, and says so', async () => {
    const path = await leavePath()
    await diary.services.subscribers.remove(1)
    expect((await post(path)).statusCode).toBe(404)
    expect(shown()?.kind).toBe('stale')
  })
})
