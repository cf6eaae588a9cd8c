import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { type Batch, type Sum, sumsOf } from './batches.ts'
import {
  statisticsCounts,
  statisticsSalts,
  statisticsSeen,
  summedKinds,
} from './statistics.table.ts'

const { day, kind, visitors } = statisticsCounts

/** What counting writes: sums, and for two days what tells visitors apart. */
export function createCountsRepository(db: Db) {
  return {
    /** All of it or nothing, and once however often it is tried; answers how many were not seen before. */
    add: (batch: Batch): Promise<number> =>
      db.transaction(async (tx) => {
        const hashes = batch.seen.map(({ hash }) => hash)
        const fresh = await markSeen(tx, batch.day, [batch.mark, ...hashes])
        if (!fresh.has(batch.mark)) return 0
        const sums = sumsOf(batch, (hash) => fresh.has(hash))
        if (sums.length > 0) await addSums(tx, sums)
        return fresh.size
      }),

    /** The same for all processes, whoever made it. */
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

    /** From then on nobody can work out who a hash belonged to, and there is no hash either. */
    forgetVisitors: (madeUntil: Date) =>
      db.transaction(async (tx) => {
        const forgotten = await tx
          .delete(statisticsSalts)
          .where(lte(statisticsSalts.madeAt, madeUntil))
          .returning({ day: statisticsSalts.day })
        const days = forgotten.map(({ day }) => day)
        if (days.length > 0)
          await tx.delete(statisticsSeen).where(inArray(statisticsSeen.day, days))
        // A process that was late may have written some after their salt was gone.
        const [first] = await tx
          .select({ day: sql<string | null>`min(${statisticsSalts.day})::text` })
          .from(statisticsSalts)
        await tx
          .delete(statisticsSeen)
          .where(first?.day ? lt(statisticsSeen.day, first.day) : undefined)
      }),

    /** Days of months before this one's are kept as their month; what one visitor alone looked for is forgotten. */
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
  }
}

/** Those that were not there yet. Sorted, so that two processes never wait for each other in a circle. */
async function markSeen(tx: Db, day: string, hashes: string[]): Promise<Set<string>> {
  const sorted = [...new Set(hashes)].sort()
  const fresh = await tx.execute<{ hash: string }>(sql`
    insert into ${statisticsSeen} (day, hash)
    select ${day}::date, hash from jsonb_array_elements_text(${JSON.stringify(sorted)}::jsonb) hash
    on conflict do nothing returning hash`)
  return new Set(fresh.rows.map(({ hash }) => hash))
}

const addToSums = sql`
  on conflict (kind, day, name, source) do update
  set views = ${statisticsCounts}.views + excluded.views,
      visitors = ${statisticsCounts}.visitors + excluded.visitors`

const addSums = (tx: Db, sums: Sum[]) =>
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
