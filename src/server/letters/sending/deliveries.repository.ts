import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { deliveries, letters } from '../letters.table.ts'
import type { Due } from './due-now.ts'

export type DeliveryRow = typeof deliveries.$inferSelect

/** So many failures are shown; more of them have one reason. */
const MOST_SHOWN = 500

const isWaiting = eq(deliveries.state, 'waiting')

/** Nobody is at it, or whoever was has been killed. */
const isFree = ({ now, tooFar }: Due) => {
  const { claimedUntil } = deliveries
  return or(isNull(claimedUntil), lte(claimedUntil, now), gt(claimedUntil, tooFar))
}

const isDue = (due: Due) =>
  and(isWaiting, or(lte(deliveries.dueAt, due.now), gt(deliveries.dueAt, due.tooFar)), isFree(due))

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
    async listDueLetters(due: Due): Promise<number[]> {
      const waiting = db
        .select({ id: deliveries.id })
        .from(deliveries)
        .where(and(eq(deliveries.letterId, letters.id), isDue(due)))
      const rows = await db
        .select({ id: letters.id })
        .from(letters)
        .where(and(eq(letters.state, 'sending'), exists(waiting)))
        .orderBy(asc(letters.startedAt), asc(letters.id))
      return rows.map(({ id }) => id)
    },

    /** Written before the mail is: of several processes one gets it, and only while the letter is being sent. */
    async claim(letterId: number, due: Due, claimedUntil: Date): Promise<DeliveryRow | null> {
      const next = db
        .select({ id: deliveries.id })
        .from(deliveries)
        .where(and(eq(deliveries.letterId, letterId), isDue(due), isSending(letterId)))
        .orderBy(asc(deliveries.dueAt))
        .limit(1)
        .for('update', { skipLocked: true })
      const [claimed] = await db
        .update(deliveries)
        .set({ claimedUntil, tries: sql`${deliveries.tries} + 1` })
        .where(inArray(deliveries.id, next))
        .returning()
      return claimed ?? null
    },

    /** Once and for all. */
    async finish(
      id: number,
      to: Pick<typeof deliveries.$inferInsert, 'state' | 'sentAt' | 'error'>,
    ): Promise<void> {
      await db
        .update(deliveries)
        .set({ ...to, claimedUntil: null })
        .where(and(eq(deliveries.id, id), isWaiting))
    },

    async putBack(id: number, to: Pick<DeliveryRow, 'dueAt' | 'tries' | 'error'>): Promise<void> {
      await db
        .update(deliveries)
        .set({ ...to, claimedUntil: null })
        .where(and(eq(deliveries.id, id), isWaiting))
    },

    /** The rest of letters that were stopped, apart from mails that are just going out. */
    async skipStopped(due: Due): Promise<number> {
      const stopped = db
        .select({ id: letters.id })
        .from(letters)
        .where(eq(letters.state, 'stopped'))
      const skipped = await db
        .update(deliveries)
        .set({ state: 'skipped', claimedUntil: null })
        .where(and(inArray(deliveries.letterId, stopped), isWaiting, isFree(due)))
        .returning({ id: deliveries.id })
      return skipped.length
    },

    /** Of all letters, whoever sent them. */
    countSentSince: (since: Date): Promise<number> =>
      db.$count(deliveries, and(eq(deliveries.state, 'sent'), gt(deliveries.sentAt, since))),

    async countDue(due: Due): Promise<number> {
      const sending = db
        .select({ id: letters.id })
        .from(letters)
        .where(eq(letters.state, 'sending'))
      return db.$count(deliveries, and(inArray(deliveries.letterId, sending), isDue(due)))
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

    /** On a store that only one process can open, whatever is claimed at its start was left by a killed one. */
    async releaseClaims(): Promise<void> {
      await db
        .update(deliveries)
        .set({ claimedUntil: null })
        .where(and(isWaiting, isNotNull(deliveries.claimedUntil)))
    },
  }
}

export type DeliveriesRepository = ReturnType<typeof createDeliveriesRepository>
