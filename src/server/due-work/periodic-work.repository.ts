import { and, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { dueWork } from './due-work.table.ts'

/** A time that lies further ahead than `tooFar` was written by a clock that was wrong. */
export interface Due {
  now: Date
  tooFar: Date
}

const isFree = ({ now, tooFar }: Due) => {
  const { dueAt, claimedUntil } = dueWork
  return and(
    or(lte(dueAt, now), gt(dueAt, tooFar)),
    or(isNull(claimedUntil), lte(claimedUntil, now), gt(claimedUntil, tooFar)),
  )
}

export function createPeriodicWorkRepository(db: Db) {
  return {
    async findDueAt(kind: string): Promise<Date | null> {
      const [row] = await db
        .select({ dueAt: dueWork.dueAt })
        .from(dueWork)
        .where(eq(dueWork.kind, kind))
      return row?.dueAt ?? null
    },

    insert: (kind: string, dueAt: Date) =>
      db.insert(dueWork).values({ kind, dueAt }).onConflictDoNothing(),

    async findFree(kind: string, due: Due): Promise<Date | null> {
      const [row] = await db
        .select({ dueAt: dueWork.dueAt })
        .from(dueWork)
        .where(and(eq(dueWork.kind, kind), isFree(due)))
      return row?.dueAt ?? null
    },

    /** Of many processes that claim at once, one does. */
    async claim(kind: string, due: Due, until: Date): Promise<boolean> {
      const claimed = await db
        .update(dueWork)
        .set({ claimedUntil: until })
        .where(and(eq(dueWork.kind, kind), isFree(due)))
        .returning({ kind: dueWork.kind })
      return claimed.length > 0
    },

    /** Only by the process that still has it. */
    change: (kind: string, claimedUntil: Date, to: Partial<typeof dueWork.$inferInsert>) =>
      db
        .update(dueWork)
        .set(to)
        .where(and(eq(dueWork.kind, kind), eq(dueWork.claimedUntil, claimedUntil))),
  }
}

export type PeriodicWorkRepository = ReturnType<typeof createPeriodicWorkRepository>
