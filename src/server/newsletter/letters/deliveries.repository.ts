import { and, asc, eq, exists, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { leasesOf } from '../../platform/jobs/leases.repository.ts'
import { deliveries, letters } from './letters.table.ts'

export type DeliveryRow = typeof deliveries.$inferSelect
type Settled = Partial<Pick<DeliveryRow, 'state' | 'sentAt' | 'dueAt' | 'tries' | 'error'>>

/** So many failures are shown; more of them have one reason. */
const MOST_SHOWN = 500

/** Longer than a mail server may keep us waiting for one mail. */
const LEASE_MS = 5 * 60_000
/** Longer than any pause between tries. */
const HORIZON_MS = 24 * 60 * 60_000

const leases = leasesOf(deliveries, {
  id: deliveries.id,
  horizonMs: HORIZON_MS,
  onClaim: { tries: sql`${deliveries.tries} + 1` },
})

const isWaiting = eq(deliveries.state, 'waiting')
const isDue = (now: Date) => and(isWaiting, leases.isDue(now))

export function createDeliveriesRepository(db: Db) {
  const isSending = (letterId: number) =>
    exists(
      db
        .select({ id: letters.id })
        .from(letters)
        .where(and(eq(letters.id, letterId), eq(letters.state, 'sending'))),
    )

  return {
    /** Letters with a mail that can go out now, the one begun first before the others. */
    async listDueLetters(now: Date): Promise<number[]> {
      const waiting = db
        .select({ id: deliveries.id })
        .from(deliveries)
        .where(and(eq(deliveries.letterId, letters.id), isDue(now)))
      const rows = await db
        .select({ id: letters.id })
        .from(letters)
        .where(and(eq(letters.state, 'sending'), exists(waiting)))
        .orderBy(asc(letters.startedAt), asc(letters.id))
      return rows.map(({ id }) => id)
    },

    /** The next mail of a letter, only while that is being sent. */
    claim: (letterId: number, now: Date): Promise<DeliveryRow | null> =>
      leases.claim(db, {
        where: and(eq(deliveries.letterId, letterId), isWaiting, isSending(letterId)),
        now,
        leaseMs: LEASE_MS,
        orderBy: deliveries.dueAt,
      }),

    /** What became of the mail: it is over, or it waits for another try. */
    settle: (id: number, to: Settled): Promise<void> =>
      leases.putBack(db, and(eq(deliveries.id, id), isWaiting), to),

    /** The rest of letters that were stopped, apart from mails that are just going out. */
    async skipStopped(now: Date): Promise<number> {
      const stopped = db
        .select({ id: letters.id })
        .from(letters)
        .where(eq(letters.state, 'stopped'))
      const skipped = await db
        .update(deliveries)
        .set({ state: 'skipped', claimedUntil: null })
        .where(and(inArray(deliveries.letterId, stopped), isWaiting, leases.isFree(now)))
        .returning({ id: deliveries.id })
      return skipped.length
    },

    /** Of all letters, whoever sent them. */
    countSentSince: (since: Date): Promise<number> =>
      db.$count(deliveries, and(eq(deliveries.state, 'sent'), gt(deliveries.sentAt, since))),

    async countDue(now: Date): Promise<number> {
      const sending = db
        .select({ id: letters.id })
        .from(letters)
        .where(eq(letters.state, 'sending'))
      return db.$count(deliveries, and(inArray(deliveries.letterId, sending), isDue(now)))
    },

    listFailures: (letterId: number): Promise<DeliveryRow[]> =>
      db
        .select()
        .from(deliveries)
        .where(
          and(
            eq(deliveries.letterId, letterId),
            isNotNull(deliveries.error),
            inArray(deliveries.state, ['failed', 'waiting']),
          ),
        )
        .orderBy(asc(deliveries.state), asc(deliveries.id))
        .limit(MOST_SHOWN),

    /** For the start of an embedded store. */
    releaseClaims: () => leases.releaseAll(db),
  }
}

export type DeliveriesRepository = ReturnType<typeof createDeliveriesRepository>
