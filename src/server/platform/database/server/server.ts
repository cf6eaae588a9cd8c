import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Database, DatabaseOptions, Db } from '../database.ts'
import { describeDatabase } from '../describe-database.ts'
import { migrateDatabase } from '../migrate.ts'
import { migrationLock } from '../migration-lock.ts'
import { givingBack } from './give-back.ts'
import { checkServerUrl, serverStartError } from './server-errors.ts'
import { createServerListener } from './server-listener.ts'
import { createServerWatch, createWatchedPool } from './server-watch.ts'

type ServerOptions = Omit<DatabaseOptions, 'dataDir'> & { url: string }

export async function openServerDatabase(options: ServerOptions): Promise<Database> {
  const { url, migrationsFolder, log } = options
  checkServerUrl(url)
  const connection = {
    connectionString: url,
    application_name: 'dachshund-diary',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  } satisfies pg.ClientConfig

  if (options.migrate !== false) await migrateServer(connection, migrationsFolder)

  const watch = createServerWatch()
  const pool = createWatchedPool(
    {
      ...connection,
      connectionTimeoutMillis: 3_000,
      max: 10,
      statement_timeout: 30_000,
      query_timeout: 35_000,
      idle_in_transaction_session_timeout: 60_000,
    },
    watch,
  )
  // Without handlers, a connection dropped by the server would end the whole process: the pool
  // listens to idle connections only, and a transaction's client is not idle.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'A database connection was lost.'))
  })
  pool.on('error', () => {})

  const db = givingBack(pool)
  const listener = createServerListener(connection, log, watch)
  let closing: Promise<void> | null = null
  return {
    kind: 'server',
    db,
    query: (text, values) => pool.query<Record<string, unknown>>(text, values),
    listen: listener.listen,
    notify: async (channel, payload) => {
      await pool.query('select pg_notify($1, $2)', [channel, payload])
    },
    describe: () => describeDatabase(db),
    ping: async () => {
      await pool.query('select 1')
    },
    close: () => {
      closing ??= listener.close().then(() => pool.end())
      return closing
    },
  }
}

/**
 * On one client of its own: the lock belongs to its connection, and a long migration
 * must not meet the time limit of ordinary statements.
 */
async function migrateServer(connection: pg.ClientConfig, migrationsFolder: string) {
  const client = new pg.Client(connection)
  let lost: Error | null = null
  client.on('error', (error) => {
    lost = error
  })
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const db = drizzle(client)
    await migrateDatabase(db as unknown as Db, migrationsFolder, (config) => migrate(db, config))
  } catch (error) {
    throw serverStartError(lost ?? error)
  } finally {
    await client.end().catch(() => {})
  }
}
