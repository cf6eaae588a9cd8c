import { asc, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#shared/durations.ts'
import { createFakeClock } from '#test/fake-clock.ts'
import { type MailServer, startMailServer, startSilentMailServer } from '#test/mail/mail-server.ts'
import { makeContactMessage } from '#test/make.ts'
import { openTestDatabase } from '#test/stores/test-database.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { waitUntil } from '#test/wait-until.ts'
import { contactMessages } from './messages.table.ts'

const OWNER = 'nora@example.com'
const owner = { ADMIN_EMAIL: OWNER, ADMIN_PASSWORD: 'short-legs-long-stories' }

const send = ({ app }: TestApp, payload: unknown, remoteAddress = '203.0.113.7') =>
  app.inject({ method: 'POST', url: '/api/contact', payload: payload as object, remoteAddress })

const stored = ({ services }: TestApp) =>
  services.platform.database.db.select().from(contactMessages).orderBy(asc(contactMessages.id))

describe('with a mail server', () => {
  let mail: MailServer
  beforeEach(async () => {
    mail = await startMailServer()
  })
  afterEach(() => mail.close())

  const start = (more: Parameters<typeof createTestApp>[0] = {}) =>
    createTestApp({ mailDelaysMs: [0, 0, 0], ...more, env: { SMTP_URL: mail.url, ...owner } })

  const wasMailed = (diary: TestApp) => async () => (await stored(diary))[0]?.mailedAt != null

  test('the owner gets a mail that can be answered', async () => {
    const diary = await start()
    await send(diary, makeContactMessage())
    await waitUntil(wasMailed(diary))
    const [got] = mail.mails
    expect(got?.to).toEqual([OWNER])
    expect(got?.headers).toContain('Reply-To: Robin <robin@example.com>')
    expect(got?.headers.find((line) => line.startsWith('Subject:'))).toContain(
      "[Pretzel's Dachshund Diary] A question about stairs",
    )
    expect(got?.raw).toContain('carried like a loaf?')
    expect(await stored(diary)).toMatchObject([{ mailAttempts: 1, mailError: null }])
    await diary.close()
  })

  test('a line break in a name or subject begins no header', async () => {
    const diary = await start()
    await send(
      diary,
      makeContactMessage({
        name: 'Robin\r\nBcc: everyone@example.com',
        subject: 'Hello\r\nX-Injected: yes\r\n\r\nNot the body',
      }),
    )
    await waitUntil(wasMailed(diary))
    const [got] = mail.mails
    expect(got?.to).toEqual([OWNER])
    expect(got?.headers.filter((line) => /^(bcc|x-injected)/i.test(line))).toEqual([])
    expect(got?.headers.find((line) => line.startsWith('Subject:'))).toContain('X-Injected: yes')
    await diary.close()
  })

  test('suspected spam is stored and not mailed', async () => {
    const diary = await start()
    await send(diary, { ...makeContactMessage({ subject: 'Pills' }), website: 'x' })
    await send(diary, makeContactMessage({ subject: 'Stairs' }))
    await waitUntil(() => mail.mails.length > 0)
    await diary.close()
    expect(mail.mails).toHaveLength(1)
    expect(mail.mails[0]?.raw).toContain('Stairs')
  })

  test('a mail that fails is tried again, and the visitor hears nothing of it', async () => {
    mail.refuse(2)
    const diary = await start()
    expect((await send(diary, makeContactMessage())).statusCode).toBe(200)
    await waitUntil(wasMailed(diary))
    expect(mail.refused()).toBe(2)
    expect(mail.mails).toHaveLength(1)
    expect(await stored(diary)).toMatchObject([{ mailAttempts: 3, mailError: null }])
    await diary.close()
  })

  test('what could not be mailed is mailed when its time has come, also after a restart', async () => {
    const database = await openTestDatabase()
    const clock = createFakeClock('2026-11-16T08:00:00Z')
    mail.refuse(1)
    const before = await start({ database, clock, mailDelaysMs: [HOUR_MS, HOUR_MS] })
    await send(before, makeContactMessage())
    await waitUntil(async () => (await stored(before))[0]?.mailError != null)
    await before.close()

    const after = await start({ database, clock })
    await after.services.platform.jobs.run()
    expect(mail.mails).toEqual([])
    clock.pass(HOUR_MS)
    await after.services.platform.jobs.run()
    expect(await stored(after)).toMatchObject([{ mailedAt: expect.any(Date), mailError: null }])
    expect(mail.mails).toHaveLength(1)
    await after.close()
    await database.close()
  })

  test('a message from before there was a mail queue is mailed at the next start, once', async () => {
    const database = await openTestDatabase()
    await database.db.insert(contactMessages).values(makeContactMessage())
    const first = await start({ database })
    const second = await start({ database })
    await waitUntil(wasMailed(first))
    await first.close()
    await second.close()
    await (await start({ database })).close()
    expect(mail.mails).toHaveLength(1)
    await database.close()
  })

  test('it gives up at some point, and keeps the message', async () => {
    mail.refuse(100)
    const diary = await start()
    await send(diary, makeContactMessage())
    await waitUntil(async () => mail.refused() === 4)
    await diary.services.platform.jobs.run()
    await diary.close()
    expect(mail.refused()).toBe(4)
    expect(mail.mails).toEqual([])
  })

  const receive = ({ services }: TestApp, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, number) =>
        services.messages.receive(makeContactMessage(), `sender ${number % 50}`),
      ),
    )
  const mailedOf = async (diary: TestApp) =>
    (await stored(diary)).filter(({ mailedAt }) => mailedAt !== null).length

  test('sixty mails leave in an hour; what comes on top is stored and mailed afterwards', async () => {
    const database = await openTestDatabase()
    const diary = await start({ database })
    await receive(diary, 70)
    await waitUntil(async () => (await mailedOf(diary)) === 60)
    await diary.close()
    expect(mail.mails).toHaveLength(60)
    const waiting = (await stored(diary)).filter(({ mailedAt }) => mailedAt === null)
    expect(waiting.map(({ mailAttempts }) => mailAttempts)).toEqual(Array(10).fill(0))

    // Expires the hourly limit, as if an hour had passed.
    await database.db.execute(sql`update rate_limits set expire = 1`)
    const clock = { now: () => new Date(Date.now() + HOUR_MS) }
    const after = await start({ database, clock })
    await waitUntil(async () => (await mailedOf(after)) === 70)
    await after.close()
    await database.close()
    expect(mail.mails).toHaveLength(70)
  })

  test('a message that was read in the inbox meanwhile is not mailed any more', async () => {
    const clock = createFakeClock('2026-11-16T08:00:00Z')
    mail.refuse(2)
    const diary = await start({ clock, mailDelaysMs: [HOUR_MS] })
    await receive(diary, 2)
    await waitUntil(() => mail.refused() === 2)
    // The queue must store the second refusal before the clock moves on.
    await diary.services.platform.jobs.run()
    await diary.services.messages.mark(1, true)
    clock.pass(HOUR_MS)
    await diary.services.platform.jobs.run()
    expect(mail.mails).toHaveLength(1)
    expect(await stored(diary)).toMatchObject([{ mailedAt: null }, { mailedAt: expect.any(Date) }])
    await diary.close()
  })
})

test('four hundred messages never hold more than one socket of a mail server that hangs', async () => {
  const silent = await startSilentMailServer()
  const diary = await createTestApp({
    mailDelaysMs: [0, 0, 0],
    env: { SMTP_URL: `${silent.url}?greetingTimeout=50`, ...owner },
  })
  const messages = Array.from({ length: 400 }, (_, number) =>
    diary.services.messages.receive(makeContactMessage(), `sender ${number % 40}`),
  )
  await Promise.all(messages)
  // Many connections were opened one after another, never two at once.
  await waitUntil(() => silent.connections() > 20)
  expect(silent.mostAtOnce()).toBe(1)
  expect(await stored(diary)).toHaveLength(400)
  await diary.close()
  await waitUntil(() => silent.open() === 0)
  await silent.close()
})
