import { setImmediate } from 'node:timers/promises'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Audience } from '../reading.ts'

/** The condition of every query for visitors: `nobody` gets no row, the pack gets each. */
export function isReadableBy(audience: Audience, column: PgColumn): SQL | undefined {
  if (audience === 'nobody') return sql`false`
  return audience === 'everyone' ? eq(column, 'everyone') : undefined
}

/**
 * Reads a long list in batches. Turning rows into answers blocks this thread, so other requests are
 * answered between two batches.
 */
export async function* readInBatches<T>(
  ids: readonly number[],
  size: number,
  read: (batch: number[]) => Promise<T>,
): AsyncGenerator<T> {
  for (let at = 0; at < ids.length; at += size) {
    yield await read(ids.slice(at, at + size))
    await setImmediate()
  }
}

export type ValueReplacements = ReadonlyMap<string, string>

/** All values change in one statement, so that two of them can be swapped. */
export function buildValueReplacement(column: PgColumn, replacements: ValueReplacements) {
  const cases = [...replacements].map(([from, to]) => sql`when ${from} then ${to}`)
  return {
    value: sql`case ${column} ${sql.join(cases, sql` `)} else ${column} end` as SQL<string>,
    where: inArray(column, [...replacements.keys()]),
  }
}

export interface TimeSpanCount {
  span: number
  count: number
}

export const rowCountSql = sql<number>`count(*)::int`

/** Each span ends where the next one begins; the last one never ends. */
export function spanIndexOf(column: PgColumn | SQL, starts: readonly Date[]): SQL<number> {
  const list = `{${starts.map((start) => start.toISOString()).join(',')}}`
  // PostgreSQL reads the list once in a subquery, instead of again for every row.
  return sql<number>`width_bucket(${column}, (select ${list}::text::timestamptz[])) - 1`
}

/** `to` is exclusive. */
export interface TimeSpan {
  from: Date
  to: Date
}

/** The join finds rows in any of the spans; each span is looked up in the index. */
export function toSpansTable(column: PgColumn | SQL, spans: readonly TimeSpan[]) {
  const list = JSON.stringify(spans)
  return {
    table: sql`jsonb_to_recordset(${list}::text::jsonb) as span("from" timestamptz, "to" timestamptz)`,
    isWithin: sql`${column} >= span."from" and ${column} < span."to"`,
  }
}

export interface RowRange {
  from: Date
  skip: number
  take: number
}
