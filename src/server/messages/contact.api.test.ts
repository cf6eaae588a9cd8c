import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeContactMessage } from '#test/make.ts'
import { resetDiary } from '#test/reset-diary.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { contactMessages } from './messages.table.ts'

const send = ({ app }: TestApp, payload: unknown, remoteAddress = '203.0.113.7') =>
  app.inject({ method: 'POST', url: '/api/contact', payload: payload as object, remoteAddress })

const stored = ({ services }: TestApp) =>
  services.platform.database.db.select().from(contactMessages).orderBy(asc(contactMessages.id))

describe('without a mail server', () => {
  let diary: TestApp
  let lines: string[] = []
  beforeAll(async () => {
    diary = await createTestApp({ logTo: { write: (line) => lines.push(line) } })
  })
  beforeEach(async () => {
    await resetDiary(diary, 'none')
    lines = []
  })
  afterAll(() => diary.close())

  test('a message is accepted and stored as it was written', async () => {
    const message = makeContactMessage({
      name: 'Zoë 🐾',
      message: 'Line one.\n\nLine two & "three".',
    })
    const answer = await send(diary, message)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const [row] = await stored(diary)
    expect(row).toMatchObject({ ...message, suspectedSpam: false, mailedAt: null, mailAttempts: 0 })
  })

  test('the spaces around what was typed do not count', async () => {
    await send(diary, makeContactMessage({ name: '  Robin ', email: ' robin@example.com ' }))
    expect(await stored(diary)).toMatchObject([{ name: 'Robin', email: 'robin@example.com' }])
  })

  test('each rule refuses with its own message', async () => {
    const answer = await send(diary, { name: 'R', email: 'robin@', subject: ' ', message: 'short' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toEqual({
      name: 'Name must be at least 2 characters',
      email: 'Please enter a valid email address',
      subject: 'Subject is required',
      message: 'Message must be at least 10 characters',
    })
    expect(await stored(diary)).toEqual([])
  })

  test.each([
    ['no body', undefined],
    ['a list', []],
    ['numbers', { name: 12, email: 1, subject: 2, message: 3 }],
    ['a message without end', makeContactMessage({ message: 'woof '.repeat(10_000) })],
  ])('%s is refused, not an error of ours', async (_what, payload) => {
    const answer = await send(diary, payload)
    expect(answer.statusCode).toBe(400)
  })

  test('a message that fills the hidden field is kept as suspected spam', async () => {
    const answer = await send(diary, { ...makeContactMessage(), website: 'https://pills.example' })
    expect(answer.statusCode).toBe(200)
    expect(await stored(diary)).toMatchObject([{ suspectedSpam: true, name: 'Robin' }])
  })

  test('the hidden field may be sent empty', async () => {
    await send(diary, { ...makeContactMessage(), website: '' })
    expect(await stored(diary)).toMatchObject([{ suspectedSpam: false }])
  })

  test('twenty messages an hour from one address, then a clear refusal', async () => {
    for (let sent = 0; sent < 20; sent += 1) {
      expect((await send(diary, makeContactMessage())).statusCode).toBe(200)
      // Refused input does not count towards the limit.
      expect((await send(diary, makeContactMessage({ subject: '' }))).statusCode).toBe(400)
    }
    const answer = await send(diary, makeContactMessage())
    expect(answer.statusCode).toBe(429)
    expect(answer.json().message).toMatch(
      /^That’s 20 messages within an hour.*try again in \d+ min/,
    )
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(await stored(diary)).toHaveLength(20)
    expect((await send(diary, makeContactMessage(), '203.0.113.8')).statusCode).toBe(200)
  })

  test('a message that could not be stored takes none of them', async () => {
    const {
      platform: { database },
    } = diary.services
    const rule = 'nothing_fits'
    await database.query(`alter table contact_messages add constraint ${rule} check (false)`)
    for (let sent = 0; sent <= 20; sent += 1) {
      expect((await send(diary, makeContactMessage())).statusCode).toBe(500)
    }
    await database.query(`alter table contact_messages drop constraint ${rule}`)
    expect((await send(diary, makeContactMessage())).statusCode).toBe(200)
  })

  test('the log does not say who wrote what', async () => {
    await send(diary, makeContactMessage({ name: 'Secretname', subject: 'Secretsubject' }))
    const log = lines.join('')
    expect(log).not.toMatch(/Secretname|Secretsubject|robin@example\.com/)
  })
})
