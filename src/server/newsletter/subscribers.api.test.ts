import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deliveries, letters, newsletterSubscribers } from '#server/schema.ts'
import type { ApiClient } from '#shared/calls/api-client.ts'
import * as contract from '#shared/contract/newsletter.admin.ts'
import { clientOf } from '#test/api-calls.ts'
import { createFakeClock } from '#test/fake-clock.ts'
import { resetDatabase } from '#test/stores/test-database.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'

type NewRow = typeof newsletterSubscribers.$inferInsert
const clock = createFakeClock('2026-11-16T08:00:00Z')
let diary: TestApp
let call: ApiClient
beforeAll(async () => {
  diary = await createTestApp({ visitor: adminVisitor, clock })
  call = clientOf(diary.app)
})
beforeEach(() => resetDatabase(diary.services.platform.database.db))
afterAll(() => diary.close())

async function join(...rows: Partial<NewRow>[]) {
  const { db } = diary.services.platform.database
  for (const row of rows) {
    await db
      .insert(newsletterSubscribers)
      .values({ name: 'Robin', email: 'robin@example.com', consent: true, ...row })
  }
}

const emailsOf = ({ subscribers }: { subscribers: { email: string }[] }) =>
  subscribers.map(({ email }) => email)

test('subscribers come newest first, twenty a page, with the counts of the whole list', async () => {
  await join(...Array.from({ length: 23 }, (_, n) => ({ email: `reader-${n}@example.com` })))
  const last = await call(contract.listSubscribers, { query: { page: '2' } })
  expect(last).toMatchObject({ total: 23, page: 2, pages: 2, neverAsked: 23 })
  expect(emailsOf(last)).toEqual([2, 1, 0].map((n) => `reader-${n}@example.com`))
  expect(last.counts).toEqual({ all: 23, waiting: 23, confirmed: 0, left: 0, bounced: 0 })
})

test('those from before letters wait, and nothing is lost of them', async () => {
  await join({ createdAt: new Date('2025-01-02T03:04:05Z') })
  expect((await call(contract.listSubscribers)).subscribers).toEqual([
    {
      id: 1,
      name: 'Robin',
      email: 'robin@example.com',
      state: 'waiting',
      createdAt: '2025-01-02T03:04:05.000Z',
      askedAt: null,
      confirmedAt: null,
      leftAt: null,
      consentNote: null,
    },
  ])
})

test('a search looks at names and addresses, and takes every sign for itself', async () => {
  await join(
    { name: 'Alex Winter', email: 'alex@example.com' },
    { name: 'Marit', email: 'winter_1@example.org', state: 'confirmed' },
    { name: 'Tom', email: 'winterx1@example.net' },
  )
  const find = async (query: object) => emailsOf(await call(contract.listSubscribers, { query }))
  expect(await find({ search: 'WINTER' })).toHaveLength(3)
  expect(await find({ search: 'winter_1' })).toEqual(['winter_1@example.org'])
  expect(await find({ search: '%' })).toEqual([])
  expect(await find({ search: 'winter', state: 'confirmed' })).toEqual(['winter_1@example.org'])
  const { counts, total } = await call(contract.listSubscribers, { query: { search: 'tom' } })
  expect([counts.all, total]).toEqual([3, 1])
})

test('somebody added by hand is confirmed, with the reason', async () => {
  const body = { name: 'Ann', email: 'ann@example.com', consentNote: 'Told me at the dog park' }
  expect(await call(contract.addSubscriber, { body })).toMatchObject({
    ...body,
    state: 'confirmed',
    confirmedAt: clock.now().toISOString(),
  })
  const again = call(contract.addSubscriber, { body: { ...body, email: 'ANN@example.com' } })
  await expect(again).rejects.toMatchObject({ status: 409, problem: { code: 'subscriber.known' } })
})

test('somebody who left is not added behind their back', async () => {
  await join({ state: 'left' })
  const body = { name: 'Robin', email: 'robin@example.com', consentNote: 'I want it so' }
  await expect(call(contract.addSubscriber, { body })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('only they can come back'),
  })
})

test('each rule of adding refuses with its own message', async () => {
  const answer = await diary.app.inject({
    method: 'POST',
    url: '/api/admin/subscribers',
    headers: { origin: 'http://localhost:3000' },
    payload: { name: 'A', email: 'ann', consentNote: '' },
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields).toEqual({
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    consentNote: 'Say how they agreed to get letters',
  })
})

test('whoever is deleted is gone, also from letters that are not sent yet', async () => {
  const { db } = diary.services.platform.database
  await join({ state: 'confirmed' }, { email: 'other@example.com', state: 'confirmed' })
  const words = {
    title: 'T',
    coverImage: '',
    subject: 'S',
    previewText: '',
    kind: 'whole',
  } as const
  await db.insert(letters).values({ ...words, state: 'sending', createdAt: clock.now() })
  const delivery = { letterId: 1, name: 'Robin', messageId: '<1@x>', dueAt: clock.now() }
  await db.insert(deliveries).values([
    { ...delivery, subscriberId: 1, email: 'robin@example.com' },
    { ...delivery, subscriberId: 2, email: 'other@example.com' },
  ])
  await call(contract.removeSubscriber, { params: { id: 1 } })
  expect(emailsOf(await call(contract.listSubscribers))).toEqual(['other@example.com'])
  expect(await db.select().from(deliveries).orderBy(deliveries.id)).toMatchObject([
    { state: 'skipped', subscriberId: null, name: '', email: '' },
    { state: 'waiting', subscriberId: 2, email: 'other@example.com' },
  ])
  await expect(call(contract.removeSubscriber, { params: { id: 1 } })).rejects.toMatchObject({
    status: 404,
  })
})

test('growth counts the confirmed by the months of the owner’s calendar', async () => {
  const {
    settings,
    platform: { database },
  } = diary.services
  settings.forget()
  await settings.get()
  await database.query(`update settings set time_zone = 'Pacific/Auckland'`)
  settings.forget()
  // In Auckland it was October already.
  await join(
    { state: 'confirmed', confirmedAt: new Date('2026-09-30T12:00:00Z') },
    { email: 'a@example.com', state: 'confirmed', confirmedAt: new Date('2025-01-01T00:00:00Z') },
    {
      email: 'b@example.com',
      state: 'left',
      confirmedAt: new Date('2026-01-05T00:00:00Z'),
      leftAt: new Date('2026-08-01T00:00:00Z'),
    },
    { email: 'c@example.com' },
  )
  const { months } = await call(contract.getSubscriberGrowth)
  const at = (month: string) => months.find((candidate) => candidate.month === month)?.confirmed
  expect(months).toHaveLength(13)
  expect(months.map(({ month }) => month).at(-1)).toBe('2026-11')
  expect(['2025-11', '2026-02', '2026-09', '2026-10', '2026-11'].map(at)).toEqual([1, 2, 1, 2, 2])
})

test('new readers are counted by days of the owner’s calendar, beside as many days before', async () => {
  const {
    settings,
    platform: { database },
  } = diary.services
  settings.forget()
  await settings.get()
  await database.query(`update settings set time_zone = 'Pacific/Auckland'`)
  settings.forget()
  const confirmed = (email: string, at: string) => ({
    email,
    state: 'confirmed' as const,
    confirmedAt: new Date(at),
  })
  // Auckland is 13 hours ahead: November 10 began there at 11:00 UTC on the 9th.
  await join(
    confirmed('a@example.com', '2026-11-16T07:59:00Z'),
    confirmed('b@example.com', '2026-11-09T11:00:00Z'),
    confirmed('c@example.com', '2026-11-09T10:59:00Z'),
    confirmed('d@example.com', '2026-11-02T11:00:00Z'),
    confirmed('e@example.com', '2026-11-02T10:59:00Z'),
    { email: 'f@example.com' },
  )
  expect(await call(contract.countNewSubscribers, { query: { days: '7' } })).toEqual({
    now: 2,
    before: 2,
  })
  expect(await call(contract.countNewSubscribers, { query: { days: '365' } })).toEqual({
    now: 5,
    before: 0,
  })
})

test('without mail nobody can be asked, and the owner is told why', async () => {
  await join({})
  const one = call(contract.requestConfirmation, { params: { id: 1 } })
  await expect(one).rejects.toMatchObject({ status: 409, problem: { code: 'mail.missing' } })
  await expect(call(contract.requestAllConfirmations)).rejects.toMatchObject({ status: 409 })
  expect((await call(contract.listSubscribers)).neverAsked).toBe(1)
})

test('strangers see and change nothing of the list', async () => {
  const stranger = await createTestApp()
  for (const path of [
    'subscribers',
    'subscribers.csv',
    'subscribers/growth',
    'subscribers/new?days=7',
  ]) {
    expect((await stranger.app.inject(`/api/admin/${path}`)).statusCode).toBe(401)
  }
  for (const path of [
    'subscribers',
    'subscribers/ask',
    'subscribers/1/ask',
    'subscribers/import',
  ]) {
    const answer = await stranger.app.inject({ method: 'POST', url: `/api/admin/${path}` })
    expect(answer.statusCode).toBe(401)
  }
  await stranger.close()
})
