import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Logger } from '../process/log.ts'

/** The two stores return different results from `execute`; only `rows` is common to them. */
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
  /** Runs parametrised SQL given as text, for libraries that write their own SQL. */
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
  url?: string
  dataDir: string
  migrationsFolder: string
  log: Logger
  /** False opens data of any version without migrating it: for backups and restores. */
  migrate?: boolean
  beforeMigration?: (database: Database) => Promise<void>
  /** A packed folder, which only a package brings, for the first start of an embedded database. */
  firstStoreFile?: string
}
