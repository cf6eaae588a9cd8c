import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { openTestDatabase } from '#test/stores/test-database.ts'
import { createRateLimitFactory } from './rate-limits.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.query('delete from rate_limits'))
afterAll(() => database.close())

const makeLimit = () =>
  createRateLimitFactory(database)({
    name: 'guess',
    points: 2,
    seconds: 600,
    message: (minutes) => `Try again in ${minutes} minutes.`,
  })
/** A process whose clock was ahead by `ms` leaves such rows. */
const writtenAhead = (ms: number) =>
  database.query('update rate_limits set expire = expire + $1', [ms])

test('an expiry further away than the window counts as expired', async () => {
  const limit = makeLimit()
  for (let at = 0; at < 2; at += 1) await limit.consume('a')
  await expect(limit.consume('a')).rejects.toMatchObject({ status: 429 })
  await writtenAhead(10 * 365 * 24 * 60 * MINUTE_MS)
  expect(await limit.consume('a')).toBe(1)
  expect(await limit.consume('a')).toBe(2)
  await expect(limit.consume('a')).rejects.toThrow('Try again in 10 minutes.')
})

test('a count that is not full yet begins anew as well when its expiry is too far away', async () => {
  const limit = makeLimit()
  await limit.consume('a')
  await writtenAhead(MINUTE_MS)
  expect(await limit.consume('a')).toBe(1)
})

test('what is given back after the clock was set right is not lost in the far expiry', async () => {
  const limit = makeLimit()
  for (let at = 0; at < 2; at += 1) await limit.consume('a')
  await writtenAhead(MINUTE_MS)
  await limit.refund('a')
  for (let at = 0; at < 2; at += 1) await limit.consume('a')
  await expect(limit.consume('a')).rejects.toMatchObject({ status: 429 })
})

test('many who ask at once after the clock was set right are counted together', async () => {
  const limit = makeLimit()
  await limit.consume('a')
  await writtenAhead(MINUTE_MS)
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => limit.consume('a')))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
})

test('nobody can work out an address from a key without the secret, which is made once', async () => {
  await makeLimit().consume('203.0.113.9')
  const { rows } = await database.query('select key from rate_limits')
  const plain = createHash('sha256')
    .update(JSON.stringify(['203.0.113.9']))
    .digest('base64url')
  expect(rows).toHaveLength(1)
  expect(rows[0]?.key).not.toContain(plain)
  // A limit of another process makes the same key.
  expect(await makeLimit().consume('203.0.113.9')).toBe(2)
  const secrets = await database.query('select name, secret from stored_secrets')
  expect(secrets.rows).toEqual([{ name: 'rate-limits', secret: expect.stringMatching(/^.{40,}$/) }])
})
