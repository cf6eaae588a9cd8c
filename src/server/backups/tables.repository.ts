import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import type { SchemaMigration } from '../platform/database/migrate.ts'

export interface TableShape {
  name: string
  columns: string[]
  /** The columns of the primary key; empty when their order differs between machines. */
  orderBy: string[]
  serials: string[]
  needs: string[]
}

interface AppliedMigration {
  hash: string
  madeAt: number
}

const ROWS_AT_ONCE = 50
const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Every machine must write times the same way. */
export async function useUtc(tx: Db): Promise<void> {
  await tx.execute(sql`set local timezone to 'UTC'`)
}

/**
 * A backup is loaded and brought up to date in this schema, while readers use the current tables.
 */
export const STAGING_SCHEMA = 'restoring'

/** After this call, table names without a schema mean the staged tables. */
export async function useStagingSchema(tx: Db): Promise<void> {
  await tx.execute(sql.raw(`set local search_path to ${STAGING_SCHEMA}`))
  await useUtc(tx)
  // Upgrading a large old backup takes long, and nobody waits for it.
  await tx.execute(sql`set local statement_timeout = 0`)
}

export async function createStagingSchema(db: Db): Promise<void> {
  await removeStagingSchema(db)
  await db.execute(sql.raw(`create schema ${STAGING_SCHEMA}`))
}

/** A killed restore may have left this schema behind. */
export async function removeStagingSchema(db: Db): Promise<void> {
  await db.execute(sql.raw(`drop schema if exists ${STAGING_SCHEMA} cascade`))
}

export async function publishStagedTables(tx: Db, tables: string[]): Promise<void> {
  for (const name of tables) {
    await tx.execute(sql.raw(`alter table ${STAGING_SCHEMA}.${quote(name)} set schema public`))
  }
  await removeStagingSchema(tx)
}

/** Leaves out tables that do not exist. Each table follows the tables that its rows refer to. */
export async function describeTables(
  db: Db,
  names: string[],
  schema = 'public',
): Promise<TableShape[]> {
  const result = await db.execute<{ shape: TableShape }>(sql`
    select jsonb_build_object(
      'name', c.relname,
      'columns', (
        select jsonb_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''),
      'orderBy', coalesce((
        select case when bool_and(a.atttypid in (20, 21, 23))
               then jsonb_agg(a.attname order by array_position(i.indkey::int2[], a.attnum)) end
        from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey::int2[])
        where i.indrelid = c.oid and i.indisprimary), '[]'),
      'serials', (
        select coalesce(jsonb_agg(a.attname), '[]') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and pg_get_serial_sequence(quote_ident(n.nspname) || '.' || quote_ident(c.relname), a.attname) is not null),
      'needs', (
        select coalesce(jsonb_agg(distinct other.relname), '[]') from pg_constraint f
        join pg_class other on other.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid)
    ) as shape
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schema} and c.relkind = 'r'
      and c.relname in (select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))
    order by c.relname collate "C"`)
  return neededFirst(result.rows.map((row) => row.shape))
}

function neededFirst(shapes: TableShape[]): TableShape[] {
  const ordered: TableShape[] = []
  const visit = (shape: TableShape, above: string[]) => {
    if (ordered.includes(shape) || above.includes(shape.name)) return
    for (const other of shapes) {
      if (shape.needs.includes(other.name)) visit(other, [...above, shape.name])
    }
    ordered.push(shape)
  }
  for (const shape of shapes) visit(shape, [])
  return ordered
}

/** The order depends on the rows alone, so equal tables give equal text. */
export async function* readRows(db: Db, table: TableShape): AsyncGenerator<string[]> {
  const order = table.orderBy.map((column) => `t.${quote(column)}`).join(', ')
  await db.execute(
    sql.raw(
      `declare backup_rows no scroll cursor for select to_jsonb(t)::text as row
       from ${quote(table.name)} t order by ${order || 'to_jsonb(t)::text collate "C"'}`,
    ),
  )
  for (;;) {
    const { rows } = await db.execute<{ row: string }>(
      sql.raw(`fetch ${ROWS_AT_ONCE} from backup_rows`),
    )
    if (rows.length === 0) break
    yield rows.map((row) => row.row)
  }
  await db.execute(sql.raw('close backup_rows'))
}

export async function insertRows(db: Db, table: TableShape, rows: string[]): Promise<void> {
  const columns = sql.raw(table.columns.map(quote).join(', '))
  const name = sql.raw(quote(table.name))
  await db.execute(sql`
    insert into ${name} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::jsonb)`)
}

export async function hasRows(db: Db, table: TableShape): Promise<boolean> {
  const result = await db.execute<{ found: boolean }>(
    sql.raw(`select exists (select 1 from ${quote(table.name)}) as found`),
  )
  return result.rows[0]?.found ?? false
}

export async function dropTables(db: Db, tables: TableShape[]): Promise<void> {
  for (const table of tables) await db.execute(sql.raw(`drop table ${quote(table.name)} cascade`))
}

/** Returned as text, because the number may be larger than a JavaScript number. */
export async function getLastSerial(db: Db, table: string, column: string): Promise<string> {
  const result = await db.execute<{ last: string }>(
    sql`select coalesce(pg_sequence_last_value(pg_get_serial_sequence(${quote(table)}, ${column})::regclass), 0)::text as last`,
  )
  return result.rows[0]?.last ?? '0'
}

/** The next row must not reuse a number, not even that of a removed row. */
export async function setSerial(db: Db, table: string, column: string, last: string) {
  const name = sql.raw(quote(table))
  await db.execute(sql`
    select setval(pg_get_serial_sequence(${quote(table)}, ${column})::regclass,
                  greatest(found.highest, ${last}::bigint, 1),
                  greatest(found.highest, ${last}::bigint) > 0)
    from (select coalesce(max(${sql.raw(quote(column))}), 0)::bigint as highest from ${name}) found`)
}

export async function listAppliedMigrations(db: Db): Promise<AppliedMigration[]> {
  const table = await db.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )
  if (!table.rows[0]?.name) return []
  const applied = await db.execute<{ hash: string; madeAt: string }>(
    sql`select hash, created_at::text as "madeAt" from drizzle.__drizzle_migrations order by created_at`,
  )
  return applied.rows.map((row) => ({ hash: row.hash, madeAt: Number(row.madeAt) }))
}

/**
 * Creates the table like the migrator does, so that the migrator continues from here at the next
 * start.
 */
export async function recordMigrations(db: Db, versions: SchemaMigration[]): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`)
  await db.execute(sql`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`)
  await db.execute(sql`delete from drizzle.__drizzle_migrations`)
  for (const { hash, madeAt } of versions) {
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      values (${hash}, ${madeAt})`)
  }
}

/** Generated foreign keys name the schema, so it is replaced by the staging schema. */
export async function applyMigration(tx: Db, { statements }: SchemaMigration): Promise<void> {
  for (const statement of statements) {
    await tx.execute(sql.raw(statement.replaceAll('"public".', `"${STAGING_SCHEMA}".`)))
  }
}
