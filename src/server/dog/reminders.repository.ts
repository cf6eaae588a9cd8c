import { and, asc, between, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import type { Waiting } from '../platform/jobs/jobs.ts'
import { dogLogEntries } from './dog-log.table.ts'

/** Days that are near enough to be told of. */
export interface NearDays {
  from: string
  to: string
}

const { id: rowId, nextDue, remindedFor, deletedAt } = dogLogEntries

const isUntold = ({ from, to }: NearDays) =>
  and(
    isNull(deletedAt),
    between(nextDue, from, to),
    sql`${remindedFor} is distinct from ${nextDue}`,
  )

export function createRemindersRepository(db: Db) {
  return {
    async listUntold(days: NearDays): Promise<number[]> {
      const rows = await db
        .select({ id: rowId })
        .from(dogLogEntries)
        .where(isUntold(days))
        .orderBy(asc(nextDue), asc(rowId))
      return rows.map(({ id }) => id)
    },
    async countUntold(days: NearDays): Promise<Waiting> {
      return { count: await db.$count(dogLogEntries, isUntold(days)), oldest: null }
    },
    /** Marked and written down in one step: each day is told once, by one process of all. */
    claim: (
      id: number,
      days: NearDays,
      tell: (tx: Db, day: string) => Promise<void>,
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .update(dogLogEntries)
          .set({ remindedFor: nextDue })
          .where(and(eq(rowId, id), isUntold(days)))
          .returning({ day: remindedFor })
        if (!row?.day) return false
        await tell(tx, row.day)
        return true
      }),
  }
}

export type RemindersRepository = ReturnType<typeof createRemindersRepository>
