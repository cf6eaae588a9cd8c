import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { StartError } from '../process/start-error.ts'
import type { Db } from './database.ts'

/**
 * Applies what is missing, in one transaction; before it, `beforeUpgrade` when there is older data.
 * The caller makes sure that nobody else migrates at the same time.
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

/** True when there is data that a migration is waiting for. */
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
