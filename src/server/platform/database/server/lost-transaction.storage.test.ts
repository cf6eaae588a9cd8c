import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLog } from '#test/silent-log.ts'
import { createServerStore, type TestStore } from '#test/stores/stores.ts'
import { waitUntil } from '#test/wait-until.ts'
import type { Database } from '../database.ts'
import { openDatabase } from '../open-database.ts'

let place: TestStore
let database: Database
const warnings: unknown[] = []

beforeEach(async () => {
  warnings.length = 0
  place = await createServerStore()
  const log = { ...silentLog, warn: (_: unknown, message?: string) => warnings.push(message) }
  database = await openDatabase({ ...place.options, log })
  await database.query('create table words (word text)')
})
afterEach(async () => {
  await database.close()
  await place.remove()
})

const write = (db: Pick<Database['db'], 'execute'>, word: string) =>
  db.execute(sql`insert into words values (${word})`)

// An error event without a listener ends a process; here it would fail the test run.
test('a connection killed between two writes of a transaction ends neither the process nor later writes', async () => {
  const writing = database.db.transaction(async (tx) => {
    await write(tx, 'half')
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await database.query('select pg_terminate_backend($1)', [rows[0]!.pid])
    await waitUntil(() => warnings.includes('A database connection was lost.'))
    await write(tx, 'other-half')
  })
  await expect(writing).rejects.toThrow()

  await write(database.db, 'next')
  const { rows } = await database.query('select word from words')
  expect(rows).toEqual([{ word: 'next' }])
})
