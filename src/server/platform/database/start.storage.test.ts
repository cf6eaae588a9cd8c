import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { endOf, startChild } from '#test/processes/run-child.ts'
import {
  createEmbeddedStore,
  createEmptyServerStore,
  createServerStore,
  ownDatabaseCondition,
  stores,
  type TestStore,
} from '#test/stores/stores.ts'
import { waitUntil } from '#test/wait-until.ts'
import type { Database } from './database.ts'
import { MIGRATION_LOCK_ID } from './migrate.ts'
import { openDatabase } from './open-database.ts'

describe.each(stores)('starting on the $store store', ({ makePlace }) => {
  test('data written by a newer program is refused and left alone', async () => {
    const place = await makePlace()
    const database = await openDatabase(place.options)
    await database.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9000000000000)",
    )
    await database.close()
    await expect(openDatabase(place.options)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('written by a newer version of this program'),
    })
    // The same refusal comes twice only if the first one released the folder's lock.
    await expect(openDatabase(place.options)).rejects.toThrow('newer version')
    await place.remove()
  })
})

describe('starting on a server', () => {
  test('three processes may migrate at once', async () => {
    const place = await createEmptyServerStore()
    onTestFinished(place.remove)
    const { dataDir, url = '' } = place.options
    // The test holds the lock until all three processes wait for it, so that they migrate at once.
    const holder = new pg.Client({ connectionString: url })
    await holder.connect()
    await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK_ID])
    const children = [1, 2, 3].map(() => endOf(startChild('open-and-close', [dataDir, url])))
    await waitUntil(async () => {
      const waiting = `${ownDatabaseCondition} and locktype = 'advisory' and not granted`
      const { rows } = await holder.query(`select 1 from pg_locks where ${waiting}`)
      return rows.length === 3
    })
    await holder.end()
    for (const ended of await Promise.all(children)) {
      expect(ended).toMatchObject({ code: 0, stderr: '' })
    }
    const database = await openDatabase(place.options)
    const { rows } = await database.query('select hash from drizzle.__drizzle_migrations')
    await database.close()
    expect(new Set(rows.map((row) => row.hash)).size).toBe(rows.length)
  })

  let served: TestStore
  beforeAll(async () => {
    served = await createServerStore()
  })
  afterAll(() => served.remove())

  test.each([
    ['is no address', () => 'my-server', 'DATABASE_URL doesn’t look right'],
    ['is another kind of address', () => 'mysql://u:secret@h/d', 'DATABASE_URL doesn’t look right'],
    ['is malformed', () => 'postgres://u:se%cret@h:x/d', 'DATABASE_URL doesn’t look right'],
    ['names a closed port', changed({ port: '1' }), 'refused the connection'],
    ['names an unknown host', changed({ hostname: 'no-such-host.invalid' }), 'host'],
    ['has a wrong password', changed({ password: 'wrong-secret' }), 'refused the user or password'],
    ['has an unknown user', changed({ username: 'nobody-here' }), 'refused the user or password'],
    ['names an unknown database', changed({ pathname: 'nothing' }), 'no database by that name'],
    [
      'asks for encryption',
      changed({ search: '?sslmode=verify-full' }),
      'don’t agree on encryption',
    ],
  ])('a DATABASE_URL that %s is refused in one sentence', async (_, makeUrl, sentence) => {
    const url = makeUrl(served.options.url ?? '')
    const refused = await openDatabase({ ...served.options, url }).catch((error: unknown) => error)
    expect(refused).toMatchObject({
      name: 'StartError',
      message: expect.stringContaining(sentence),
    })
    expect(String(refused)).not.toMatch(/secret|only-for-tests/)
  })
})

describe('starting in a data folder', () => {
  let place: TestStore
  let database: Database
  beforeAll(async () => {
    place = await createEmbeddedStore()
    database = await openDatabase(place.options)
  })
  afterAll(async () => {
    await database.close()
    await place.remove()
  })

  test('a second process is refused in one sentence while the first goes on', async () => {
    const second = await endOf(startChild('open-and-close', [place.options.dataDir]))
    expect(second.code).toBe(1)
    expect(second.stderr).toBe(
      `The data folder ${place.options.dataDir} is in use by another running copy of this program. Stop that one first, or choose another folder with DATA_DIR.`,
    )
    await database.ping()
  })

  test('after closing, it can be opened again with what was written', async () => {
    await database.db.execute(sql`insert into rate_limits (key) values ('kept')`)
    await database.close()
    database = await openDatabase(place.options)
    const { rows } = await database.query("select key from rate_limits where key = 'kept'")
    expect(rows).toHaveLength(1)
  })

  test('a database of another PostgreSQL is refused in one sentence', async () => {
    await database.close()
    const version = join(place.options.dataDir, 'database', 'PG_VERSION')
    writeFileSync(version, '17\n')
    await expect(openDatabase(place.options)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining(
        'was made by PostgreSQL 17, but this program reads PostgreSQL 18',
      ),
    })
    writeFileSync(version, '18\n')
    database = await openDatabase(place.options)
    await database.ping()
  })

  test('a folder that cannot be made is refused in one sentence', async () => {
    const dataDir = join(place.options.dataDir, 'database', 'PG_VERSION', 'inside')
    await expect(openDatabase({ ...place.options, dataDir })).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining(`The data folder ${dataDir} isn’t writable`),
    })
  })
})

function changed(parts: Partial<URL>): (url: string) => string {
  return (url) => Object.assign(new URL(url), parts).href
}
