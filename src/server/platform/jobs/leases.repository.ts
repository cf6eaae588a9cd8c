import { and, eq, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '../database/database.ts'
import type { Clock } from '../process/clock.ts'

type LeasedTable = PgTable & { claimedUntil: PgColumn; dueAt?: PgColumn }

interface LeaseOptions<Table extends LeasedTable> {
  id: PgColumn
  /** A time further ahead was written by a wrong clock and counts as past. */
  horizonMs: number
  onClaim?: PgUpdateSetSource<Table>
}

interface Claim {
  where: SQL | undefined
  now: Date
  leaseMs: number
  orderBy?: PgColumn
}

/** Claims, renews and releases the rows of one table. The leases of a killed process expire. */
export function createLeases<Table extends LeasedTable>(
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

  /** Drizzle cannot infer that every leased table has this column. */
  const leaseChange = (until: Date | null, change?: Change) =>
    ({ ...change, claimedUntil: until }) as Change

  return {
    isFree,
    isDue,

    /** Must be called before the work starts. Only one of several processes gets the row. */
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
        .set(leaseChange(new Date(now.getTime() + leaseMs), onClaim))
        // `in` would be wrong: a joined subquery may run again and claim more than one row.
        .where(eq(id, free))
        .returning()
      return (claimed as Row[])[0] ?? null
    },

    /** Returns false once another process took over the lease. A null `until` releases the row. */
    async renew(
      db: Db,
      key: string | number,
      { leasedUntil, until, change }: { leasedUntil: Date; until: Date | null; change?: Change },
    ): Promise<boolean> {
      const renewed = await db
        .update(table)
        .set(leaseChange(until, change))
        .where(and(eq(id, key), eq(claimedUntil, leasedUntil)))
        .returning({ id })
      return renewed.length > 0
    },

    /** Ignores the lease, so `where` must name the row and what must still be true of it. */
    async reschedule(db: Db, where: SQL | undefined, change: Change): Promise<void> {
      await db.update(table).set(leaseChange(null, change)).where(where)
    },

    /** Only for the embedded store: a row claimed at its start was left by a killed process. */
    async releaseAll(db: Db, change?: Change): Promise<void> {
      await db.update(table).set(leaseChange(null, change)).where(isNotNull(claimedUntil))
    },
  }
}

interface Lease {
  claimedUntil: Date
  leaseMs: number
  renewMs: number
  clock: Clock
  /** Returns false once another process took over the row. A null `until` releases the row. */
  renew(leasedUntil: Date, until: Date | null): Promise<boolean>
}

export async function withLease(lease: Lease, use: (isOurs: () => boolean) => Promise<void>) {
  let leasedUntil = lease.claimedUntil
  let isLost = false
  let lastRenewal: Promise<void> = Promise.resolve()

  async function renew() {
    const until = new Date(lease.clock.now().getTime() + lease.leaseMs)
    if (await lease.renew(leasedUntil, until)) leasedUntil = until
    else isLost = true
  }
  const timer = setInterval(() => {
    // Each renewal needs the time written by the last one; if one fails, there is time for more.
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

/** Returns null after the last try. */
export function computeRetryAt(now: Date, tries: number, pausesMs: readonly number[]): Date | null {
  const pauseMs = pausesMs[tries - 1]
  return pauseMs === undefined ? null : new Date(now.getTime() + pauseMs)
}
