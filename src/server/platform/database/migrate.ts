import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { StartError } from '../process/lifecycle.ts'
import type { Db } from './database.ts'

/** The number is arbitrary, but every version of the program must use the same one. */
export const MIGRATION_LOCK_ID = 720_250_725

/**
 * Applies missing migrations in one transaction, after `beforeUpgrade` if there is older data. The
 * caller ensures that no other process migrates at the same time.
 */
export async function migrateDatabase(
  client: pg.Pool | pg.Client,
  migrationsFolder: string,
  beforeUpgrade?: () => Promise<void>,
): Promise<void> {
  const migrated = drizzle(client)
  const db = migrated as unknown as Db
  await refuseNewerData(db, migrationsFolder)
  if (beforeUpgrade && (await hasOlderData(db, migrationsFolder))) await beforeUpgrade()
  await migrate(migrated, { migrationsFolder })
}

async function hasOlderData(db: Db, migrationsFolder: string): Promise<boolean> {
  const applied = await listAppliedTimes(db)
  const known = readMigrationFiles({ migrationsFolder })
  return applied.length > 0 && applied.length < known.length
}

async function refuseNewerData(db: Db, migrationsFolder: string): Promise<void> {
  const known = new Set(readMigrationFiles({ migrationsFolder }).map((file) => file.folderMillis))
  if ((await listAppliedTimes(db)).some((madeAt) => !known.has(madeAt))) {
    throw new StartError(
      'The database was written by a newer version of this program. Start that version, or restore a backup made with this one.',
    )
  }
}

async function listAppliedTimes(db: Db): Promise<number[]> {
  const table = await db.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )
  if (!table.rows[0]?.name) return []
  const applied = await db.execute<{ madeAt: string }>(
    sql`select created_at::text as "madeAt" from drizzle.__drizzle_migrations`,
  )
  return applied.rows.map((row) => Number(row.madeAt))
}

interface Journal {
  entries: { idx: number; when: number }[]
}
interface Snapshot {
  tables: Record<string, { name: string }>
}

export interface SchemaMigration {
  hash: string
  madeAt: number
  statements: string[]
  tables: string[]
}

export function readSchemaMigrations(migrationsFolder: string): SchemaMigration[] {
  const journal = readJson<Journal>(join(migrationsFolder, 'meta/_journal.json'))
  const files = readMigrationFiles({ migrationsFolder })
  return journal.entries.map((entry, at) => {
    const file = files[at]!
    const snapshotName = `${String(entry.idx).padStart(4, '0')}_snapshot.json`
    const snapshot = readJson<Snapshot>(join(migrationsFolder, 'meta', snapshotName))
    return {
      hash: file.hash,
      madeAt: file.folderMillis,
      statements: file.sql,
      tables: Object.values(snapshot.tables).map((table) => table.name),
    }
  })
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}
