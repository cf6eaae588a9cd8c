import { and, asc, between, desc, eq, gte, inArray, lt, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import {
  type CountKind,
  EVER_DAY,
  statisticsCounts,
  statisticsSalts,
  statisticsSeen,
  summedKinds,
} from './statistics.table.ts'
import { type CountBatch, type DailySum, sumsOf } from './tally.ts'

const { kind, day, name, source, views, visitors } = statisticsCounts
const CSV_ROWS_AT_ONCE = 2000

export interface DayRange {
  from: string
  to: string
}

export function createCountsRepository(db: Db) {
  return {
    /**
     * Writes all or nothing, and a retry changes nothing, because the id of the batch is stored,
     * too. Returns how many hashes are new.
     */
    add: (batch: CountBatch): Promise<number> =>
      db.transaction(async (tx) => {
        const hashes = batch.seen.map(({ hash }) => hash)
        const added = await addSeen(tx, batch.day, [batch.id, ...hashes])
        if (!added.has(batch.id)) return 0
        const sums = sumsOf(batch, (hash) => added.has(hash))
        if (sums.length > 0) await addSums(tx, sums)
        return added.size
      }),

    /** The first salt written wins, so that all processes use the same salt. */
    async saltOf(day: string, made: { salt: string; madeAt: Date }): Promise<string> {
      await db
        .insert(statisticsSalts)
        .values({ day, ...made })
        .onConflictDoNothing()
      const [row] = await db
        .select({ salt: statisticsSalts.salt })
        .from(statisticsSalts)
        .where(sql`${statisticsSalts.day} = ${day}`)
      return row?.salt ?? made.salt
    },

    /** Without salts and hashes nobody can find out whose visits were counted. */
    eraseVisitors: (madeUntil: Date) =>
      db.transaction(async (tx) => {
        const forgotten = await tx
          .delete(statisticsSalts)
          .where(lte(statisticsSalts.madeAt, madeUntil))
          .returning({ day: statisticsSalts.day })
        const days = forgotten.map(({ day }) => day)
        if (days.length > 0)
          await tx.delete(statisticsSeen).where(inArray(statisticsSeen.day, days))
        // A slow process may have written hashes after their salt was deleted.
        const [first] = await tx
          .select({ day: sql<string | null>`min(${statisticsSalts.day})::text` })
          .from(statisticsSalts)
        await tx
          .delete(statisticsSeen)
          .where(first?.day ? lt(statisticsSeen.day, first.day) : undefined)
      }),

    /**
     * Merges the days of earlier months into one sum a month and deletes searches with too few
     * visitors.
     */
    sumMonthsBefore: (today: string, leastVisitors: number) =>
      db.transaction(async (tx) => {
        await tx.execute(sumMonths(today))
        const isOld = sql`${day} < date_trunc('month', ${today}::date)::date`
        await tx
          .delete(statisticsCounts)
          .where(and(eq(kind, 'search'), lt(visitors, leastVisitors), isOld))
      }),

    deleteAll: () =>
      db.transaction(async (tx) => {
        await tx.delete(statisticsCounts)
        await tx.delete(statisticsSeen)
      }),

    async findFirstDay(): Promise<string | null> {
      const [first] = await db
        .select({ day })
        .from(statisticsCounts)
        .where(inArray(kind, ['all', 'missing']))
        .orderBy(asc(day))
        .limit(1)
      return first?.day ?? null
    },

    listDays: (days: DayRange) =>
      db.select({ day, views, visitors }).from(statisticsCounts).where(isWithin('all', days)),

    listNames: (countKind: CountKind, days: DayRange, limit: number) =>
      db
        .select({ name, views: sumOf(views), visitors: sumOf(visitors) })
        .from(statisticsCounts)
        .where(isWithin(countKind, days))
        .groupBy(name)
        .orderBy(desc(sumOf(views)), name)
        .limit(limit),

    listSearches: (days: DayRange, leastVisitors: number, limit: number) =>
      db
        .select({ name, views: sumOf(views), visitors: sumOf(visitors) })
        .from(statisticsCounts)
        .where(and(isWithin('search', days), ne(name, '')))
        .groupBy(name)
        .having(gte(sumOf(visitors), leastVisitors))
        .orderBy(desc(sumOf(visitors)), desc(sumOf(views)), name)
        .limit(limit),

    listMissing: (days: DayRange, limit: number) =>
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
        .where(and(eq(kind, 'ever'), eq(day, EVER_DAY), inArray(name, paths))),

    /** Reads in batches, so memory stays bounded. */
    async *readAll() {
      const position = sql`(${day}, ${kind}, ${name}, ${source})`
      let last: typeof statisticsCounts.$inferSelect | undefined
      do {
        const rows = await db
          .select()
          .from(statisticsCounts)
          .where(
            last &&
              sql`${position} > (${last.day}::date, ${last.kind}, ${last.name}, ${last.source})`,
          )
          .orderBy(asc(day), asc(kind), asc(name), asc(source))
          .limit(CSV_ROWS_AT_ONCE)
        if (rows.length > 0) yield rows
        last = rows.at(-1)
      } while (last)
    },
  }
}

const isWithin = (countKind: CountKind, { from, to }: DayRange) =>
  and(eq(kind, countKind), between(day, from, to))
const sumOf = (column: typeof views | typeof visitors) => sql<number>`sum(${column})::int`

/**
 * Returns the hashes that were not stored yet. Sorted inserts keep two processes from a deadlock.
 */
async function addSeen(tx: Db, day: string, hashes: string[]): Promise<Set<string>> {
  const sorted = [...new Set(hashes)].sort()
  const added = await tx.execute<{ hash: string }>(sql`
    insert into ${statisticsSeen} (day, hash)
    select ${day}::date, hash from jsonb_array_elements_text(${JSON.stringify(sorted)}::jsonb) hash
    on conflict do nothing returning hash`)
  return new Set(added.rows.map(({ hash }) => hash))
}

const addToSums = sql`
  on conflict (kind, day, name, source) do update
  set views = ${statisticsCounts}.views + excluded.views,
      visitors = ${statisticsCounts}.visitors + excluded.visitors`

const addSums = (tx: Db, sums: DailySum[]) =>
  tx.execute(sql`
    insert into ${statisticsCounts} (kind, day, name, source, views, visitors)
    select kind, day, name, source, views, visitors from
      jsonb_to_recordset(${JSON.stringify(sums)}::jsonb)
      as sums (kind text, day date, name text, source text, views int, visitors int)
    ${addToSums}`)

const sumMonths = (today: string) => sql`
  with old as (
    delete from ${statisticsCounts}
    where kind in ${[...summedKinds]}
      and day < date_trunc('month', ${today}::date)::date
      and day <> date_trunc('month', day)::date
    returning kind, date_trunc('month', day)::date as month, name, source, views, visitors)
  insert into ${statisticsCounts} (kind, day, name, source, views, visitors)
  select kind, month, name, source, sum(views), sum(visitors) from old
  group by kind, month, name, source
  order by kind, month, name, source
  ${addToSums}`

export type CountsRepository = ReturnType<typeof createCountsRepository>
