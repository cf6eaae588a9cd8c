import { and, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { periodicJobs } from './jobs.table.ts'

/** A time that lies further ahead than `tooFar` was written by a clock that was wrong. */
export interface Due {
  now: Date
  tooFar: Date
}

const isFree = ({ now, tooFar }: Due) => {
  const { dueAt, claimedUntil } = periodicJobs
  return and(
    or(lte(dueAt, now), gt(dueAt, tooFar)),
    or(isNull(claimedUntil), lte(claimedUntil, now), gt(claimedUntil, tooFar)),
  )
}

export function createPeriodicJobsRepository(db: Db) {
  return {
    async findDueAt(kind: string): Promise<Date | null> {
      const [row] = await db
        .select({ dueAt: periodicJobs.dueAt })
        .from(periodicJobs)
        .where(eq(periodicJobs.kind, kind))
      return row?.dueAt ?? null
    },

    insert: (kind: string, dueAt: Date) =>
      db.insert(periodicJobs).values({ kind, dueAt }).onConflictDoNothing(),

    async findFree(kind: string, due: Due): Promise<Date | null> {
      const [row] = await db
        .select({ dueAt: periodicJobs.dueAt })
        .from(periodicJobs)
        .where(and(eq(periodicJobs.kind, kind), isFree(due)))
      return row?.dueAt ?? null
    },

    /** Of many processes that claim at once, one does. */
    async claim(kind: string, due: Due, until: Date): Promise<boolean> {
      const claimed = await db
        .update(periodicJobs)
        .set({ claimedUntil: until })
        .where(and(eq(periodicJobs.kind, kind), isFree(due)))
        .returning({ kind: periodicJobs.kind })
      return claimed.length > 0
    },

    /** Only by the process that still has it. */
    change: (kind: string, claimedUntil: Date, to: Partial<typeof periodicJobs.$inferInsert>) =>
      db
        .update(periodicJobs)
        .set(to)
        .where(and(eq(periodicJobs.kind, kind), eq(periodicJobs.claimedUntil, claimedUntil))),
  }
}
