import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newsletterSubscribers } from '#server/schema.ts'
import type { ApiClient } from '#shared/calls/api-client.ts'
import * as contract from '#shared/contract/newsletter.admin.ts'
import { letterLimits, MAX_SUBSCRIBERS_CSV_LINES } from '#shared/limits.ts'
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

const importCsv = (csv: string, dryRun = false) =>
  call(contract.importSubscribers, { body: { csv, dryRun } })

test('a dry run counts and adds nobody; the import then does just that', async () => {
  await join({}, { email: 'gone@example.com', state: 'left' })
  const csv =
    'Name,Email\nAnn,ann@example.com\nR,ROBIN@example.com\nG,gone@example.com\nnobody\nA,Ann@example.com\n'
  const tally = { added: 1, known: 2, left: 1, invalidLines: [5] }
  expect(await importCsv(csv, true)).toEqual(tally)
  expect((await call(contract.listSubscribers)).counts.all).toBe(2)
  expect(await importCsv(csv)).toEqual(tally)
  const { subscribers, counts } = await call(contract.listSubscribers)
  expect(counts).toMatchObject({ all: 3, waiting: 2, left: 1 })
  expect(subscribers.find(({ name }) => name === 'Ann')).toMatchObject({
    state: 'waiting',
    askedAt: null,
  })
  expect(await importCsv(csv)).toEqual({ ...tally, added: 0, known: 3 })
})

test('the export can be imported again, and those who left stay away', async () => {
  await join({ name: '=1+1' }, { email: 'gone@example.com', state: 'left' })
  const { body, headers } = await diary.app.inject(contract.SUBSCRIBERS_CSV_PATH)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toBe('attachment; filename="subscribers.csv"')
  expect(headers['cache-control']).toBe('no-store')
  await resetDatabase(diary.services.platform.database.db)
  expect(await importCsv(body)).toEqual({ added: 1, known: 0, left: 1, invalidLines: [] })
  expect((await call(contract.listSubscribers)).subscribers[0]?.name).toBe('=1+1')
})

test('a file that is no list of addresses, or too long, is refused with a sentence', async () => {
  await expect(importCsv('a,b\nc,d\n', true)).rejects.toMatchObject({
    status: 400,
    problem: { code: 'subscribers.no_addresses' },
  })
  const lines = Array.from({ length: MAX_SUBSCRIBERS_CSV_LINES + 1 }, (_, n) => `a${n}@example.com`)
  await expect(importCsv(lines.join('\n'))).rejects.toMatchObject({ status: 400 })
  await expect(importCsv('"'.repeat(1024 * 1024 + 1))).rejects.toMatchObject({
    status: 400,
    problem: { fields: { csv: 'This file is too large. The limit is 1 MB.' } },
  })
})

test('a long list is imported in portions, and nobody is lost between them', async () => {
  const count = 2 * letterLimits.portion + 7
  const lines = Array.from({ length: count }, (_, n) => `"R, ${n}",r${n}@example.com`)
  expect(await importCsv(lines.join('\n'))).toMatchObject({ added: count })
  expect((await call(contract.listSubscribers)).counts.waiting).toBe(count)
})
