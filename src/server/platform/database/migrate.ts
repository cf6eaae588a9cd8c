import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { StartError } from '../start-error.ts'
import type { Db } from './database.ts'

/**
 * Applies what is missing with the store's own `apply`, in one transaction.
 * The caller makes sure that nobody else migrates at the same time.
 */
export async function migrateDatabase(
  db: Db,
  migrationsFolder: string,
  apply: (config: { migrationsFolder: string }) => Promise<void>,
): Promise<void> {
  await refuseNewerData(db, migrationsFolder)
  await apply({ migrationsFolder })
}

async function refuseNewerData(db: Db, migrationsFolder: string): Promise<void> {
  const table = await db.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )
  if (!table.rows[0]?.name) return

  const applied = await db.execute<{ madeAt: string }>(
    sql`select created_at::text as "madeAt" from drizzle.__drizzle_migrations`,
  )
  const known = new Set(readMigrationFiles({ migrationsFolder }).map((file) => file.folderMillis))
  if (applied.rows.some((row) => !known.has(Number(row.madeAt)))) {
    throw new StartError(
      'The database was written by a newer version of this program: start that version, or restore a backup made with this one.',
    )
  }
}
