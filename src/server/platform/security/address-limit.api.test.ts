import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { openTestDatabase } from '#test/stores/test-database.ts'
import { createAddressRateLimit, createRateLimitFactory } from './rate-limits.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const makeLimit = (name: string) =>
  createAddressRateLimit(createRateLimitFactory(database), {
    name,
    points: 2,
    seconds: 600,
    message: 'no',
  })
const refused = { status: 429 }

test('IPv4 counts by address, however it is written', async () => {
  const limit = makeLimit('v4')
  await limit.consume('203.0.113.9')
  await limit.consume('::ffff:203.0.113.9')
  await expect(limit.consume('::ffff:cb00:7109')).rejects.toMatchObject(refused)
  await limit.consume('203.0.113.10')
  await limit.refund('::ffff:203.0.113.10')
  await limit.consume('203.0.113.10')
  await limit.consume('203.0.113.10')
})

test('IPv6 counts by the /64 of a household', async () => {
  const limit = makeLimit('v6')
  await limit.consume('2001:db8:1:1::1')
  await limit.consume('2001:db8:1:1:ffff::2')
  await expect(limit.consume('2001:db8:1:1::3')).rejects.toMatchObject(refused)
  await limit.consume('2001:db8:1:2::1')
})

test('moving from /64 to /64 ends with the /48', async () => {
  const limit = makeLimit('v6-wide')
  for (let household = 1; household <= 8; household += 1) {
    await limit.consume(`2001:db8:2:${household}::1`)
  }
  await limit.refund('2001:db8:2:1::1')
  await limit.consume('2001:db8:2:9::1')
  await expect(limit.consume('2001:db8:2:a::1')).rejects.toMatchObject(refused)
  await limit.consume('2001:db8:3:a::1')
})
