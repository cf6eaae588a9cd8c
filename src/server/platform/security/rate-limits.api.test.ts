import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { openTestDatabase } from '#test/stores/test-database.ts'
import { createRateLimits } from './rate-limits.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.query('delete from rate_limits'))
afterAll(() => database.close())

const makeLimit = () =>
  createRateLimits(database)({
    ...{ name: 'guess', points: 2, seconds: 600 },
    message: (minutes) => `Try again in ${minutes} minutes.`,
  })
test('nobody can work out an address from a key without the secret, which is made once', async () => {
  await makeLimit().take('203.0.113.9')
  const { rows } = await database.query('select key from rate_limits')
  const plain = createHash('sha256')
    .update(JSON.stringify(['203.0.113.9']))
    .digest('base64url')
  expect(rows).toHaveLength(1)
  expect(rows[0]?.key).not.toContain(plain)
  // Another process comes to the same key.
  expect(await makeLimit().take('203.0.113.9')).toBe(2)
  const secrets = await database.query('select name, secret from stored_secrets')
  expect(secrets.rows).toEqual([{ name: 'rate-limits', secret: expect.stringMatching(/^.{40,}$/) }])
})
