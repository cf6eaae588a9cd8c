import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import { getTableName, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database, Db } from '#server/platform/database/database.ts'
import { executeWireMessages, openPglite } from '#server/platform/database/embedded/open-pglite.ts'
import {
  createSessionDatabase,
  createSessionPool,
} from '#server/platform/database/embedded/session-database.ts'
import type { StoreSession } from '#server/platform/database/embedded/store-stream.ts'
import * as schema from '#server/schema.ts'

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

const cacheFolder = fileURLToPath(
  new URL('../../node_modules/.cache/test-database/', import.meta.url),
)

/**
 * Opening a store takes half a second, emptying one 25 ms, so a closed store waits here for the
 * next test.
 */
const idle: PGlite[] = []

/** A migrated, empty database in memory. Open one per test file and reset it between tests. */
export async function openTestDatabase(): Promise<Database> {
  const client = idle.pop() ?? (await openPglite({ loadDataDir: await migratedImage() }))
  const database = databaseOn(client, async () => {
    try {
      await resetDatabase(database.db)
      await database.query('unlisten *')
      idle.push(client)
    } catch {
      // The test broke this store on purpose, so it is not reused.
      await client.close()
    }
  })
  return database
}

export async function openEmptyDatabase(): Promise<Database> {
  const client = await openPglite()
  return databaseOn(client, () => client.close())
}

/**
 * Uses the driver and protocol of the real store without its thread, because tests share this
 * process.
 */
function databaseOn(client: PGlite, beforeEnd: () => Promise<void>): Database {
  const session: StoreSession = {
    stream: null,
    async send(bytes) {
      const answer = await executeWireMessages(client, bytes)
      session.stream?.push(answer)
    },
  }
  // A pool of its own makes work that outlives its test fail instead of writing into the next
  // test's database.
  const pool = createSessionPool(session)
  return createSessionDatabase(pool, async () => {
    await beforeEnd()
    await pool.end()
  })
}

/**
 * An open store keeps its process alive; only processes other than the runner's workers must call
 * this.
 */
export const closeIdleDatabases = () => Promise.all(idle.splice(0).map((client) => client.close()))

const allTables: string[] = Object.values(schema).map((table) => getTableName(table))

/**
 * Deletes instead of truncating, because truncating creates new files for each table and index and
 * is ten times slower.
 */
export async function resetDatabase(
  db: Db,
  tables: readonly string[] = allTables,
  insertRows = '',
): Promise<void> {
  const deletes = tables.map((table) => `delete from "${table}";`)
  const sequences = tables.map((table) => `'${table}_id_seq'`)
  await db.execute(
    sql.raw(`do $reset$ begin
    set local session_replication_role = replica;
    ${deletes.join('\n    ')}
    perform setval(format('%I.%I', schemaname, sequencename), start_value, false)
      from pg_sequences where schemaname = 'public' and last_value is not null
        and sequencename in (${sequences.join(', ')});
    ${insertRows}
  end $reset$`),
  )
}

export async function dumpRows(db: Db): Promise<string> {
  const read = async (what: string) =>
    (await db.execute<{ kept: string | null }>(sql.raw(`select ${what} as kept`))).rows[0]?.kept
  const statements: string[] = []
  for (const table of allTables) {
    const rows = await read(`(select json_agg(t)::text from "${table}" t)`)
    if (rows) {
      const each = `json_populate_recordset(null::"${table}", $kept$${rows}$kept$)`
      statements.push(`insert into "${table}" select * from ${each};`)
    }
  }
  const counted = await read(`(select string_agg(
    format('perform setval(%L, %s);', format('%I.%I', schemaname, sequencename), last_value), ' ')
    from pg_sequences where schemaname = 'public' and last_value is not null)`)
  return `${statements.join('\n')} ${counted ?? ''}`
}

/**
 * Making a database takes seconds, loading its image a fraction of that, so the image is cached.
 */
async function migratedImage(): Promise<Blob> {
  const file = `${cacheFolder}${await imageName()}.tar`
  const cached = await readFile(file).catch(() => null)
  if (cached) return new Blob([cached])

  const client = await openPglite()
  await migrate(drizzle(client), { migrationsFolder })
  const image = await client.dumpDataDir('none')
  await client.close()

  await mkdir(cacheFolder, { recursive: true })
  // Test files run in parallel: each writes a file of its own, and the rename is atomic.
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, image.stream())
  await rename(unfinished, file)
  return image
}

async function imageName(): Promise<string> {
  const hash = createHash('sha256')
  const packageFile = new URL(
    '../../node_modules/@electric-sql/pglite/package.json',
    import.meta.url,
  )
  hash.update(await readFile(packageFile))
  for (const migration of readMigrationFiles({ migrationsFolder })) hash.update(migration.hash)
  return hash.digest('hex').slice(0, 16)
}
