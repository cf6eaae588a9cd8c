import { setImmediate } from 'node:timers/promises'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * A long list in steps. Turning rows into answers takes this thread's time: between the steps
 * other requests are answered.
 */
export async function* inPortions<T>(
  ids: readonly number[],
  size: number,
  read: (portion: number[]) => Promise<T>,
): AsyncGenerator<T> {
  for (let at = 0; at < ids.length; at += size) {
    yield await read(ids.slice(at, at + size))
    await setImmediate()
  }
}

/** What to put in the place of which value. */
export type Replacements = ReadonlyMap<string, string>

/** All at once, so that two values can change places. */
export function replaceValues(column: PgColumn, replacements: Replacements) {
  const cases = [...replacements].map(([from, to]) => sql`when ${from} then ${to}`)
  return {
    value: sql`case ${column} ${sql.join(cases, sql` `)} else ${column} end` as SQL<string>,
    where: inArray(column, [...replacements.keys()]),
  }
}

/** How many rows lie in a span; spans without any are left out. */
export interface SpanCount {
  span: number
  count: number
}

export const countRows = sql<number>`count(*)::int`

/** Which of the spans a time lies in; each ends where the next one begins, the last one never. */
export function spanOf(column: PgColumn | SQL, starts: readonly Date[]): SQL<number> {
  const list = `{${starts.map((start) => start.toISOString()).join(',')}}`
  // In a query of its own the list is read once, not again for every row.
  return sql<number>`width_bucket(${column}, (select ${list}::text::timestamptz[])) - 1`
}

/** From one time up to another. */
export interface Span {
  from: Date
  to: Date
}

/** For a join that keeps the rows of any of the spans; each is looked up in the index. */
export function spansTable(column: PgColumn | SQL, spans: readonly Span[]) {
  const list = JSON.stringify(spans)
  return {
    table: sql`jsonb_to_recordset(${list}::text::jsonb) as span("from" timestamptz, "to" timestamptz)`,
    isWithin: sql`${column} >= span."from" and ${column} < span."to"`,
  }
}

/** A run of rows, oldest first: so many, after some that are left out. */
export interface Run {
  from: Date
  skip: number
  take: number
}
