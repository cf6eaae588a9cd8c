import { and, eq, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '../database/database.ts'
import type { Clock } from '../process/clock.ts'

/** A table whose rows a process claims for a time. */
type LeasedTable = PgTable & { claimedUntil: PgColumn; dueAt?: PgColumn }

interface LeaseOptions<Table extends LeasedTable> {
  id: PgColumn
  /** A time further ahead than this was written by a wrong clock, and counts as past. */
  horizonMs: number
  /** Written together with every claim: the number of tries, for one. */
  onClaim?: PgUpdateSetSource<Table>
}

interface Claim {
  where: SQL | undefined
  now: Date
  leaseMs: number
  /** Which of several due rows comes first. */
  orderBy?: PgColumn
}

/** How the rows of one table are claimed, renewed and given back. A killed process loses its leases by waiting. */
export function leasesOf<Table extends LeasedTable>(
  table: Table,
  { id, horizonMs, onClaim }: LeaseOptions<Table>,
) {
  type Row = Table['$inferSelect'] & { claimedUntil: Date }
  type Change = PgUpdateSetSource<Table>
  const { claimedUntil, dueAt } = table

  const isPast = (column: PgColumn, now: Date) =>
    or(lte(column, now), gt(column, new Date(now.getTime() + horizonMs)))
  const isFree = (now: Date) => or(isNull(claimedUntil), isPast(claimedUntil, now))
  const isDue = (now: Date) => and(dueAt && isPast(dueAt, now), isFree(now))

  /** Drizzle cannot tell that every such table has this column. */
  const heldUntil = (until: Date | null, change?: Change) =>
    ({ ...change, claimedUntil: until }) as Change

  return {
    /** No process has claimed the row, or its lease has expired. */
    isFree,
    isDue,

    /** Written before the work begins. Of several processes one gets the row. */
    async claim(db: Db, { where, now, leaseMs, orderBy = id }: Claim): Promise<Row | null> {
      const free = db
        .select({ id })
        .from(table as PgTable)
        .where(and(where, isDue(now)))
        .orderBy(orderBy)
        .limit(1)
        .for('update', { skipLocked: true })
      const claimed = await db
        .update(table)
        .set(heldUntil(new Date(now.getTime() + leaseMs), onClaim))
        // Not IN: a joined subquery may be evaluated again and claim more than one row.
        .where(eq(id, free))
        .returning()
      return (claimed as Row[])[0] ?? null
    },

    /** Only while this process holds the row, until the time it wrote last; null gives the row back. */
    async renew(
      db: Db,
      key: string | number,
      { leasedUntil, until, change }: { leasedUntil: Date; until: Date | null; change?: Change },
    ): Promise<boolean> {
      const renewed = await db
        .update(table)
        .set(heldUntil(until, change))
        .where(and(eq(id, key), eq(claimedUntil, leasedUntil)))
        .returning({ id })
      return renewed.length > 0
    },

    /** With what became of it; `where` names the row and what must still be true of it. */
    async reschedule(db: Db, where: SQL | undefined, change: Change): Promise<void> {
      await db.update(table).set(heldUntil(null, change)).where(where)
    },

    /** Only on a store that one process alone can open: what is claimed at its start was left by a killed one. */
    async releaseAll(db: Db, change?: Change): Promise<void> {
      await db.update(table).set(heldUntil(null, change)).where(isNotNull(claimedUntil))
    },
  }
}

interface HeldLease {
  claimedUntil: Date
  leaseMs: number
  renewMs: number
  clock: Clock
  /** False when another process has the row by now; null gives the row back. */
  renew(leasedUntil: Date, until: Date | null): Promise<boolean>
}

/** Renews the lease for as long as `use` takes, and releases it in the end. */
export async function withLease(lease: HeldLease, use: (isOurs: () => boolean) => Promise<void>) {
  let leasedUntil = lease.claimedUntil
  let isLost = false
  let lastRenewal: Promise<void> = Promise.resolve()

  async function renew() {
    const until = new Date(lease.clock.now().getTime() + lease.leaseMs)
    if (await lease.renew(leasedUntil, until)) leasedUntil = until
    else isLost = true
  }
  const timer = setInterval(() => {
    // One after the other, each on top of the last. One that fails leaves time for several more.
    lastRenewal = lastRenewal.then(renew).catch(() => {})
  }, lease.renewMs)
  timer.unref()
  try {
    await use(() => !isLost)
  } finally {
    clearInterval(timer)
    await lastRenewal
    if (!isLost) await lease.renew(leasedUntil, null)
  }
}

/** When a failed row is tried again; null when it had its last try. */
export function retryAt(now: Date, tries: number, pausesMs: readonly number[]): Date | null {
  const pauseMs = pausesMs[tries - 1]
  return pauseMs === undefined ? null : new Date(now.getTime() + pauseMs)
}
