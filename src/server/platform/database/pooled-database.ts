import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database, Db } from './database.ts'
import { findSqlState } from './errors.ts'

/** Both stores share this code; they differ only in how they listen and close. */
export function createPooledDatabase(
  pool: pg.Pool,
  { kind, listen, close }: Pick<Database, 'kind' | 'listen' | 'close'>,
): Database {
  const client = createQueryClient(pool)
  const db = databaseOn(pool, client)
  let closing: Promise<void> | null = null
  return {
    kind,
    db,
    query: client.query,
    listen,
    notify: async (channel, payload) => {
      await client.query('select pg_notify($1, $2)', [channel, payload])
    },
    describe: () => describeDatabase(db),
    ping: async () => {
      await client.query('select 1')
    },
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

/**
 * `pool.query` ends its connection after every refused statement, even when only a slug was taken,
 * so this client is released to the pool instead.
 */
function createQueryClient(pool: pg.Pool) {
  return {
    async query(text: string | pg.QueryConfig, values?: unknown[]) {
      const client = await pool.connect()
      try {
        const result = await client.query<Record<string, unknown>>(text as string, values)
        client.release()
        return result
      } catch (error) {
        // An error without SQLSTATE did not come from the database: the connection may be broken.
        client.release(findSqlState(error) === null)
        throw error
      }
    },
  }
}

/**
 * Drizzle never releases a connection that breaks at the very BEGIN: ten of those would empty the
 * pool for good. This version releases the connection in any case.
 */
function databaseOn(pool: pg.Pool, client: object): Db {
  const db = drizzle(client as pg.Pool) as unknown as Db
  const transaction: Db['transaction'] = async (work, config) => {
    const reserved = await pool.connect()
    try {
      return await (drizzle(reserved) as unknown as Db).transaction(work, config)
    } finally {
      reserved.release()
    }
  }
  return Object.assign(db, { transaction })
}

async function describeDatabase(db: Db): Promise<{ version: string; sizeBytes: number }> {
  const result = await db.execute<{ version: string; size: string }>(
    sql`select current_setting('server_version') as version,
               pg_database_size(current_database())::text as size`,
  )
  const row = result.rows[0]
  return { version: row?.version ?? '', sizeBytes: Number(row?.size ?? 0) }
}
