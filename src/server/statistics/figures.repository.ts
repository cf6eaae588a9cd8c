import { and, asc, between, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { type CountKind, EVER, statisticsCounts } from './statistics.table.ts'

const { kind, day, name, source, views, visitors } = statisticsCounts
const sumOf = (column: typeof views | typeof visitors) => sql<number>`sum(${column})::int`
const CSV_ROWS_AT_ONCE = 2000

export interface Days {
  from: string
  to: string
}

/** What the owner sees of the sums. */
export function createFiguresRepository(db: Db) {
  const isWithin = (wanted: CountKind, { from, to }: Days) =>
    and(eq(kind, wanted), between(day, from, to))

  return {
    async findFirstDay(): Promise<string | null> {
      const [first] = await db
        .select({ day })
        .from(statisticsCounts)
        .where(inArray(kind, ['all', 'missing']))
        .orderBy(asc(day))
        .limit(1)
      return first?.day ?? null
    },

    listDays: (days: Days) =>
      db.select({ day, views, visitors }).from(statisticsCounts).where(isWithin('all', days)),

    /** Most seen first. */
    listNames: (wanted: CountKind, days: Days, limit: number) =>
      db
        .select({ name, views: sumOf(views), visitors: sumOf(visitors) })
        .from(statisticsCounts)
        .where(isWithin(wanted, days))
        .groupBy(name)
        .orderBy(desc(sumOf(views)), name)
        .limit(limit),

    listSearches: (days: Days, leastVisitors: number, limit: number) =>
      db
        .select({ name, views: sumOf(views), visitors: sumOf(visitors) })
        .from(statisticsCounts)
        .where(and(isWithin('search', days), ne(name, '')))
        .groupBy(name)
        .having(gte(sumOf(visitors), leastVisitors))
        .orderBy(desc(sumOf(visitors)), desc(sumOf(views)), name)
        .limit(limit),

    listMissing: (days: Days, limit: number) =>
      db
        .select({ path: name, source, views: sumOf(views) })
        .from(statisticsCounts)
        .where(isWithin('missing', days))
        .groupBy(name, source)
        .orderBy(desc(sumOf(views)), name, source)
        .limit(limit),

    listEver: (paths: string[]) =>
      db
        .select({ path: name, views })
        .from(statisticsCounts)
        .where(and(eq(kind, 'ever'), eq(day, EVER), inArray(name, paths))),

    /** Everything, some rows at a time. */
    async *readAll() {
      const place = sql`(${day}, ${kind}, ${name}, ${source})`
      let last: typeof statisticsCounts.$inferSelect | undefined
      do {
        const rows = await db
          .select()
          .from(statisticsCounts)
          .where(
            last && sql`${place} > (${last.day}::date, ${last.kind}, ${last.name}, ${last.source})`,
          )
          .orderBy(asc(day), asc(kind), asc(name), asc(source))
          .limit(CSV_ROWS_AT_ONCE)
        if (rows.length > 0) yield rows
        last = rows.at(-1)
      } while (last)
    },
  }
}

export type FiguresRepository = ReturnType<typeof createFiguresRepository>
