import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { newsletterSubscribers } from '#server/schema.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts'
import { letterLimits } from '#shared/limits.ts'
import { insertQueuedMail } from '#test/diaries/mail-queue-on-store.ts'
import { createFakeClock } from '#test/fake-clock.ts'
import { type MailServer, startMailServer } from '#test/mail/mail-server.ts'
import { readMailText } from '#test/mail/read-mail.ts'
import { partUnlessSlow } from '#test/part-unless-slow.ts'
import { openTestDatabase, resetDatabase } from '#test/stores/test-database.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { confirmationWords } from '#texts/mail/newsletter.ts'
import { createSubscribersRepository } from './subscribers.repository.ts'

const clock = createFakeClock('2026-11-16T08:00:00Z')
let database: Database
let mail: MailServer
let one: TestApp
let other: TestApp

beforeAll(async () => {
  mail = await startMailServer()
  database = await openTestDatabase()
  const env = { SMTP_URL: mail.url, PUBLIC_URL: 'https://diary.example.com' }
  one = await createTestApp({ env, database, clock })
  other = await createTestApp({ env, database, clock })
})
beforeEach(async () => {
  await work()
  await resetDatabase(one.services.platform.database.db)
  mail.mails.length = 0
  mail.answerTo(() => null)
  clock.pass(2 * DAY_MS)
})
afterAll(async () => {
  await one.close()
  await other.close()
  await database.close()
  await mail.close()
})

/** Runs the jobs of both instances at the same time until no due work remains. */
async function work() {
  const both = [one, other].map(({ services }) => services)
  await Promise.all(
    both.map(({ platform: { jobs }, newsletter: { doubleOptIn: newsletter } }) =>
      jobs.run(newsletter.work),
    ),
  )
  await Promise.all(both.map(({ platform: { jobs, mailQueue } }) => jobs.run(mailQueue.work)))
}
const signUp = async (email: string, { at = one, name = 'Robin', ip = '203.0.113.7' } = {}) => {
  const answer = await at.app.inject({
    method: 'POST',
    url: '/api/newsletter/subscribe',
    remoteAddress: ip,
    payload: { name, email, consent: true },
  })
  return { status: answer.statusCode, body: answer.body }
}
const askedOf = async (names: RegExp) =>
  (await one.services.platform.database.db.select().from(newsletterSubscribers)).filter(
    (row) => names.test(row.email) && row.askedAt,
  ).length
const rowOf = async (email: string) =>
  (await one.services.platform.database.db.select().from(newsletterSubscribers)).find(
    (row) => row.email === email,
  )
const sentTo = () => mail.mails.flatMap(({ to }) => to)

test('the answer says whether mails go out now, and nothing about who is on the list', async () => {
  const robin = 'robin@example.com'
  const answered = (sendsMail: boolean) => ({
    status: 200,
    body: JSON.stringify({ success: true, sendsMail }),
  })
  expect(await signUp(robin)).toEqual(answered(true))
  await work()
  const {
    newsletter: { doubleOptIn: newsletter, subscribers },
    platform: { mailHold },
  } = one.services
  const [{ id } = { id: 0 }] = await subscribers.listAll()
  const secretOf = (link: string | null) => link?.split('/').at(-1) ?? ''
  await newsletter.confirm(secretOf(await newsletter.confirmLinkOf(id)))
  expect(await rowOf(robin)).toMatchObject({ state: 'confirmed' })
  expect(await signUp(robin)).toEqual(answered(true))
  await newsletter.unsubscribe(secretOf(await newsletter.unsubscribeLinkOf(id)))
  expect(await rowOf(robin)).toMatchObject({ state: 'left' })
  expect(await signUp(robin)).toEqual(answered(true))
  await mailHold.hold()
  expect(await signUp(robin)).toEqual(answered(false))
  expect(await signUp('new@example.com')).toEqual(answered(false))
  await mailHold.release()
})

test('a sign-up is asked by a mail in the look of the letters, once a day at most', async () => {
  await signUp('robin@example.com')
  await signUp('ROBIN@example.com', { at: other })
  await work()
  expect(sentTo()).toEqual(['robin@example.com'])
  const [request] = mail.mails
  expect(request?.headers.join('\n')).toMatch(/content-type: multipart\/alternative/i)
  const [link] = /https:\/\/diary\.example\.com\/letters\/confirm\/[\w-]{32}/.exec(
    readMailText({ raw: request?.raw.replaceAll('=\r\n', '') ?? '' }),
  ) ?? ['']
  expect(await rowOf('robin@example.com')).toMatchObject({
    state: 'waiting',
    askedAt: clock.now(),
  })
  await one.services.newsletter.doubleOptIn.confirm(link.split('/').at(-1) ?? '')
  expect(await rowOf('robin@example.com')).toMatchObject({ state: 'confirmed' })

  // A confirmed address gets no second request.
  clock.pass(DAY_MS)
  await signUp('robin@example.com')
  await work()
  expect(mail.mails).toHaveLength(1)
})

test('the mail that asks says nothing that a stranger typed', async () => {
  await signUp('robin@example.com', {
    name: 'You won 5000 EUR! http://evil.example/win',
  })
  await work()
  expect(sentTo()).toEqual(['robin@example.com'])
  const { raw = '', headers = [] } = mail.mails[0] ?? {}
  expect(readMailText({ raw })).toContain(confirmationWords.opening)
  for (const text of [readMailText({ raw }), ...headers])
    expect(text).not.toMatch(/5000 EUR|evil\.example/)
})

test('the owner’s own promise stands in the mail that asks, in place of ours', async () => {
  const { dog } = one.services
  const promised = async () => (await dog.getPublic()).newsletterLead
  expect(await promised()).toMatch(/^One letter when there’s a story worth telling/)
  const promise = 'A letter at full moon, and never on a Monday.'
  const { dogs } = await dog.getDocument()
  await dog.save({ dogs: [{ ...dogs[0], newsletterLead: promise }] }, 0, null)
  expect(await promised()).toBe(promise)
  await signUp('robin@example.com')
  await work()
  expect(readMailText({ raw: mail.mails[0]?.raw ?? '' })).toContain(promise)
})

test('whoever waits is asked again a day later', async () => {
  await signUp('robin@example.com')
  await work()
  clock.pass(DAY_MS - 1)
  await signUp('robin@example.com')
  await work()
  expect(mail.mails).toHaveLength(1)
  clock.pass(1)
  await signUp('robin@example.com')
  await work()
  expect(mail.mails).toHaveLength(2)
})

test('seventy sign-ups from one network are five mails an hour, and others go out at once', async () => {
  const junk = await Promise.all(
    Array.from({ length: 70 }, (_, n) =>
      signUp(`junk-${n}@example.com`, { at: n % 2 ? one : other, ip: `198.51.100.${n}` }),
    ),
  )
  await work()
  expect(sentTo()).toHaveLength(letterLimits.asksPerNetworkAndHour)
  const person = await signUp('person@example.com', { ip: '203.0.113.7' })
  await work()
  expect(sentTo()).toContain('person@example.com')
  // The answer to a delayed sign-up equals any other answer.
  expect(junk).toEqual(junk.map(() => person))

  clock.pass(HOUR_MS - 1)
  await work()
  expect(await askedOf(/junk/)).toBe(letterLimits.asksPerNetworkAndHour)
  clock.pass(1)
  await work()
  expect(await askedOf(/junk/)).toBe(2 * letterLimits.asksPerNetworkAndHour)
})

test('an IPv6 customer is one network, however many addresses it has', async () => {
  for (let n = 0; n < 8; n += 1) {
    await signUp(`six-${n}@example.com`, { ip: `2001:db8:1:20${n}0::1` })
  }
  await work()
  expect(sentTo()).toHaveLength(letterLimits.asksPerNetworkAndHour)
  await signUp('next-door@example.com', { ip: '2001:db8:1:300::1' })
  await work()
  expect(sentTo()).toContain('next-door@example.com')
})

test('what is left of the hour goes to the networks in turn', async () => {
  const { db } = one.services.platform.database
  const askedRow = { name: 'Robin', consent: true, askedAt: clock.now() }
  await db.insert(newsletterSubscribers).values(
    Array.from({ length: letterLimits.asksPerHour - 4 }, (_, n) => ({
      ...askedRow,
      email: `asked-${n}@example.com`,
    })),
  )
  await one.services.platform.mailHold.hold()
  await signUp('first@example.com', { ip: '192.0.2.1' })
  await signUp('second@example.com', { ip: '192.0.2.2' })
  await signUp('other@example.com', { ip: '203.0.113.7' })
  clock.pass(MINUTE_MS)
  for (let n = 0; n < 5; n += 1) {
    await signUp(`junk-${n}@example.com`, { ip: `198.51.100.${n}` })
  }
  await one.services.platform.mailHold.release()
  await work()
  expect(
    sentTo()
      .filter((to) => !/junk/.test(to))
      .sort(),
  ).toEqual(['other@example.com', 'second@example.com'])
  expect(await askedOf(/junk/)).toBe(2)
  // The next confirmation requests go first to the network that got the fewest in this hour.
  clock.pass(HOUR_MS - MINUTE_MS)
  await work()
  expect(sentTo()).toContain('first@example.com')
})

test('nobody is asked more than three times without an answer, not even once forgotten', async () => {
  const askAfter = async (ms: number) => {
    clock.pass(ms)
    const answer = await signUp('robin@example.com')
    await work()
    return answer
  }
  const first = await askAfter(0)
  await askAfter(DAY_MS)
  expect(mail.mails).toHaveLength(2)
  clock.pass(letterLimits.confirmDays * DAY_MS)
  await one.services.newsletter.forgetOld()
  expect(await rowOf('robin@example.com')).toBeUndefined()
  await askAfter(0)
  expect(mail.mails).toHaveLength(letterLimits.asksPerAddress)
  expect(await askAfter(DAY_MS)).toEqual(first)
  expect(mail.mails).toHaveLength(letterLimits.asksPerAddress)
  const { id } = (await rowOf('robin@example.com'))!
  await expect(one.services.newsletter.subscribers.requestConfirmation(id)).rejects.toMatchObject({
    code: 'subscriber.asked_enough',
  })
  // A new row with the same address gets no further request, and it expires, too.
  clock.pass(letterLimits.confirmDays * DAY_MS)
  await one.services.newsletter.forgetOld()
  await askAfter(0)
  expect(mail.mails).toHaveLength(letterLimits.asksPerAddress)
  clock.pass(letterLimits.confirmDays * DAY_MS)
  await one.services.newsletter.forgetOld()
  expect(await rowOf('robin@example.com')).toBeUndefined()
  const { rows } = await one.services.platform.database.query('select * from newsletter_asks')
  expect(JSON.stringify(rows)).not.toContain('robin')
})

test('an answer is counted, a mail that never left is not', async () => {
  const unanswered = async () =>
    (await one.services.platform.database.query('select unanswered from newsletter_asks')).rows
  await signUp('robin@example.com')
  await work()
  expect(await unanswered()).toEqual([{ unanswered: 1 }])
  const link = await one.services.newsletter.doubleOptIn.confirmLinkOf(1)
  await one.services.newsletter.doubleOptIn.confirm(link.split('/').at(-1) ?? '')
  expect(await unanswered()).toEqual([])

  mail.answerTo(() => '451 4.2.1 asleep')
  await signUp('ole@example.com')
  await work()
  for (const minutes of letterLimits.retryMinutes) {
    clock.pass(minutes * MINUTE_MS)
    await work()
  }
  expect(await rowOf('ole@example.com')).toMatchObject({ askedAt: null })
  expect(await unanswered()).toEqual([{ unanswered: 0 }])
})

test('whoever left comes back by the link in a letter alone, whatever a form says', async () => {
  const {
    newsletter: { subscribers, doubleOptIn: newsletter },
  } = one.services
  await subscribers.add({ name: 'Robin', email: 'robin@example.com', consentNote: 'At the park' })
  const secret = (await newsletter.unsubscribeLinkOf(1))?.split('/').at(-1) ?? ''
  await newsletter.unsubscribe(secret)
  const known = await signUp('robin@example.com')
  expect(known).toEqual(await signUp('new@example.com'))
  await work()
  expect(sentTo()).toEqual(['new@example.com'])
  expect(await rowOf('robin@example.com')).toMatchObject({ state: 'left', askWantedAt: null })
  await newsletter.resubscribe(secret)
  expect(await rowOf('robin@example.com')).toMatchObject({ state: 'confirmed' })

  // An address that unsubscribed gets no request even after the owner removed it.
  await newsletter.unsubscribe(secret)
  await subscribers.remove(1)
  clock.pass(DAY_MS)
  await signUp('robin@example.com')
  await work()
  expect(sentTo()).not.toContain('robin@example.com')
})

test('a mail that waits is not sent to somebody who left meanwhile', async () => {
  await one.services.platform.mailHold.hold()
  await signUp('robin@example.com')
  await insertQueuedMail(one, 'confirmation', { subscriberId: 1 })
  await one.services.platform.database.query(`update newsletter_subscribers set state = 'left'`)
  await one.services.platform.mailHold.release()
  await work()
  expect(mail.mails).toEqual([])
})

test('the network that a wish came from is forgotten the day after', async () => {
  await signUp('robin@example.com')
  await work()
  const row = await rowOf('robin@example.com')
  expect(row?.askNetwork).toMatch(/^[\w-]{22}$/)
  await one.services.newsletter.forgetOld()
  expect((await rowOf('robin@example.com'))?.askNetwork).toBe(row?.askNetwork)
  clock.pass(DAY_MS)
  await one.services.newsletter.forgetOld()
  expect((await rowOf('robin@example.com'))?.askNetwork).toBeNull()
})

test('of thousands at most sixty are asked in any hour, and a new one before the old ones', async () => {
  const length = partUnlessSlow(600, 5000)
  const lines = Array.from({ length }, (_, n) => `bot-${n}@example.com`)
  expect(await one.services.newsletter.subscribers.import(lines.join('\n'), false)).toMatchObject({
    added: length,
  })
  const askedAt = new Map<string, number>()
  for (let step = 0; step <= 7; step += 1) {
    await work()
    for (const [to] of mail.mails.map((got) => got.to)) {
      if (!askedAt.has(to!)) askedAt.set(to!, clock.now().getTime())
    }
    if (step === 6) expect(sentTo()).toContain('person@example.com')
    // This sign-up comes before the hour is over, because the loop may run at any moment after it.
    if (step === 5) await signUp('person@example.com', { at: other })
    clock.pass(10 * MINUTE_MS)
  }
  // One batch goes out at once and one an hour later.
  const times = [...askedAt.values()]
  expect(times).toHaveLength(2 * letterLimits.asksPerHour)
  for (const start of times) {
    const inHour = times.filter((at) => at >= start && at < start + HOUR_MS)
    expect(inHour.length).toBeLessThanOrEqual(letterLimits.asksPerHour)
  }
  // A mail may be sent twice if the database was away right after it, but with the same Message-ID.
  const ids = mail.mails.map(({ headers }) => headers.find((line) => /^message-id/i.test(line)))
  expect(new Set(ids).size).toBe(askedAt.size)
})

test('the owner asks all who were never asked, and those alone', async () => {
  const { db } = one.services.platform.database
  const robin = { name: 'Robin', consent: true }
  await db.insert(newsletterSubscribers).values([
    { ...robin, email: 'before@example.com', createdAt: new Date('2025-01-01T00:00:00Z') },
    { ...robin, email: 'asked@example.com', askedAt: new Date('2026-01-01T00:00:00Z') },
    { ...robin, email: 'left@example.com', state: 'left' },
    { ...robin, email: 'in@example.com', state: 'confirmed' },
  ])
  expect((await one.services.newsletter.subscribers.listPage({})).neverAsked).toBe(1)
  expect(await one.services.newsletter.subscribers.requestAllConfirmations()).toBe(1)
  expect(await other.services.newsletter.subscribers.requestAllConfirmations()).toBe(0)
  expect((await one.services.newsletter.subscribers.listPage({})).neverAsked).toBe(0)
  await work()
  expect(sentTo()).toEqual(['before@example.com'])
})

test('the owner asks one again: not twice a day, nor whoever said yes or left', async () => {
  await signUp('robin@example.com')
  await work()
  const {
    newsletter: { subscribers },
  } = one.services
  const code = (expectedCode: string) => expect.objectContaining({ code: expectedCode })
  await expect(subscribers.requestConfirmation(1)).rejects.toEqual(code('subscriber.asked_today'))
  clock.pass(DAY_MS)
  await one.services.platform.database.query(`update newsletter_subscribers set state = 'bounced'`)
  expect(await subscribers.requestConfirmation(1)).toMatchObject({ state: 'waiting' })
  await work()
  expect(mail.mails).toHaveLength(2)
  for (const state of ['left', 'confirmed']) {
    await one.services.platform.database.query(
      `update newsletter_subscribers set state = '${state}'`,
    )
    await expect(subscribers.requestConfirmation(1)).rejects.toEqual(code('subscriber.not_waiting'))
  }
  await expect(subscribers.requestConfirmation(99)).rejects.toEqual(code('subscriber.not_found'))
})

test('an address without a mailbox counts as bounced', async () => {
  mail.answerTo(() => '550 5.1.1 No such user')
  await signUp('nobody@example.com')
  await work()
  expect(await rowOf('nobody@example.com')).toMatchObject({ state: 'bounced' })
})

test('whoever did not answer is forgotten after thirty days, and nobody else', async () => {
  const { db } = one.services.platform.database
  const robin = { name: 'Robin', consent: true }
  const longAgo = new Date(clock.now().getTime() - letterLimits.confirmDays * DAY_MS)
  await db.insert(newsletterSubscribers).values([
    { ...robin, email: 'silent@example.com', askedAt: longAgo },
    { ...robin, email: 'yesterday@example.com', askedAt: new Date(longAgo.getTime() + 1) },
    { ...robin, email: 'never@example.com', createdAt: new Date('2025-01-01T00:00:00Z') },
    { ...robin, email: 'in@example.com', state: 'confirmed', askedAt: longAgo },
    { ...robin, email: 'left@example.com', state: 'left', askedAt: longAgo },
  ])
  await one.services.newsletter.forgetOld()
  const rows = await db.select().from(newsletterSubscribers).orderBy(newsletterSubscribers.id)
  expect(rows.map(({ email }) => email.split('@')[0])).toEqual(['yesterday', 'never', 'in', 'left'])
})

test('three letters in a row that fail mean that there is nobody', async () => {
  await one.services.newsletter.subscribers.add({
    name: 'Robin',
    email: 'robin@example.com',
    consentNote: 'At the park',
  })
  const rows = createSubscribersRepository(one.services.platform.db)
  for (const outcome of ['failed', 'failed', 'sent', 'failed', 'failed'] as const) {
    await rows.noteDelivery(1, outcome)
  }
  expect(await rowOf('robin@example.com')).toMatchObject({ state: 'confirmed' })
  await rows.noteDelivery(1, 'failed')
  expect(await rowOf('robin@example.com')).toMatchObject({ state: 'bounced' })
  expect(await one.services.newsletter.doubleOptIn.unsubscribeLinkOf(1)).toBeNull()
})
