import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

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
