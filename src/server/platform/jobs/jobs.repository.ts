import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { periodicJobs } from './jobs.table.ts'
import { createLeases } from './leases.repository.ts'

/** A job is due again within a day. */
const HORIZON_MS = 2 * 24 * 60 * 60_000

const leases = createLeases(periodicJobs, { id: periodicJobs.kind, horizonMs: HORIZON_MS })

export function createPeriodicJobsRepository(db: Db) {
  const isKind = (kind: string) => eq(periodicJobs.kind, kind)
  return {
    async ensure(kind: string, dueAt: Date): Promise<void> {
      if ((await db.$count(periodicJobs, isKind(kind))) > 0) return
      await db.insert(periodicJobs).values({ kind, dueAt }).onConflictDoNothing()
    },

    /** Returns since when the job is due; null if it is not due, or if a process has claimed it. */
    async findDue(kind: string, now: Date): Promise<Date | null> {
      const [row] = await db
        .select({ dueAt: periodicJobs.dueAt })
        .from(periodicJobs)
        .where(and(isKind(kind), leases.isDue(now)))
      return row?.dueAt ?? null
    },

    claim: (kind: string, now: Date, leaseMs: number) =>
      leases.claim(db, { where: isKind(kind), now, leaseMs }),

    renew: (kind: string, leasedUntil: Date, until: Date) =>
      leases.renew(db, kind, { leasedUntil, until }),

    finish: (kind: string, leasedUntil: Date, dueAt: Date) =>
      leases.renew(db, kind, { leasedUntil, until: null, change: { dueAt } }),
  }
}
