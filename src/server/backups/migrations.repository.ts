import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { migrationLock } from '../platform/database/migration-lock.ts'
import type { SchemaVersion } from '../platform/database/schema-versions.ts'

export interface AppliedMigration {
  hash: string
  madeAt: number
}

/** Until the transaction ends, however long that takes: a process that starts meanwhile waits. */
export async function lockOutMigrations(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
  await tx.execute(sql`set local statement_timeout = 0`)
}

/** What the migrator has noted in the database, oldest first; nothing in an empty one. */
export async function listApplied(db: Db): Promise<AppliedMigration[]> {
  const table = await db.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )
  if (!table.rows[0]?.name) return []
  const applied = await db.execute<{ hash: string; madeAt: string }>(
    sql`select hash, created_at::text as "madeAt" from drizzle.__drizzle_migrations order by created_at`,
  )
  return applied.rows.map((row) => ({ hash: row.hash, madeAt: Number(row.madeAt) }))
}

/** Written as the migrator itself does, so that it goes on from here at the next start. */
export async function forgetApplied(db: Db): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`)
  await db.execute(sql`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`)
  await db.execute(sql`delete from drizzle.__drizzle_migrations`)
}

export async function applyVersion(db: Db, version: SchemaVersion): Promise<void> {
  for (const statement of version.statements) await db.execute(sql.raw(statement))
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
    values (${version.hash}, ${version.madeAt})`)
}
