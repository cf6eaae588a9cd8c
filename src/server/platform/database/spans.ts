import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** How many rows lie in a span; spans without any are left out. */
export interface SpanCount {
  span: number
  count: number
}

export const countRows = sql<number>`count(*)::int`

/** Which of the spans a time lies in; each ends where the next one begins, the last one never. */
export function spanOf(column: PgColumn, starts: readonly Date[]): SQL<number> {
  const list = `{${starts.map((start) => start.toISOString()).join(',')}}`
  return sql<number>`width_bucket(${column}, ${list}::text::timestamptz[]) - 1`
}

/** A run of rows, oldest first: so many, after some that are left out. */
export interface Run {
  from: Date
  skip: number
  take: number
}
