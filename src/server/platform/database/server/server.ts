import pg from 'pg'
import type { Database, DatabaseOptions } from '../database.ts'
import { MIGRATION_LOCK_ID, migrateDatabase } from '../migrate.ts'
import { createPooledDatabase } from '../pooled-database.ts'
import { createServerListener } from './listener.ts'
import { checkServerUrl, toStartError } from './server-errors.ts'
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

  const { listen, close } = createServerListener(connection, log, watch)
  return createPooledDatabase(pool, {
    kind: 'server',
    listen,
    async close() {
      await close()
      await pool.end()
    },
  })
}

/**
 * Migrates on a client of its own: the advisory lock belongs to its connection, and a long
 * migration must not meet the time limit of ordinary statements.
 */
async function migrateServer(connection: pg.ClientConfig, migrationsFolder: string) {
  const client = new pg.Client(connection)
  let lost: Error | null = null
  client.on('error', (error) => {
    lost = error
  })
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK_ID])
    await migrateDatabase(client, migrationsFolder)
  } catch (error) {
    throw toStartError(lost ?? error)
  } finally {
    await client.end().catch(() => {})
  }
}
