import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Logger } from '../process/log.ts'

/** What raw `execute` answers on both stores: only `rows` is common to them. */
interface StoreResult<Row> {
  rows: Row[]
}

interface StoreResultHKT extends PgQueryResultHKT {
  type: StoreResult<this['row']>
}

export type Db = PgDatabase<StoreResultHKT, Record<string, never>>

export interface Database {
  kind: 'embedded' | 'server'
  db: Db
  /** Parametrised SQL as text, for libraries that bring their own. */
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  /** Messages may have been missed whenever `onReconnect` is called. */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<() => Promise<void>>
  notify(channel: string, payload: string): Promise<void>
  describe(): Promise<{ version: string; sizeBytes: number }>
  ping(): Promise<void>
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** A PostgreSQL server; without it the database lives in `dataDir`. */
  url?: string
  dataDir: string
  migrationsFolder: string
  log: Logger
  /** False opens the data as it is, of whatever version: for backups and restores. */
  migrate?: boolean
  /** Called when an embedded store that holds data is about to be migrated. */
  beforeMigration?: (database: Database) => Promise<void>
}
