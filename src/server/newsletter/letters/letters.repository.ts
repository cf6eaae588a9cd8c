import { randomUUID } from 'node:crypto'
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { LetterState } from '#shared/contract/letters.admin.ts'
import type { Db } from '../../platform/database/database.ts'
import { findFirstRow } from '../../platform/database/first-row.ts'
import { createLeases } from '../../platform/jobs/leases.repository.ts'
import { deliveries, letters } from '../newsletter.table.ts'
import { listConfirmed } from '../subscribers.repository.ts'

export type LetterRow = typeof letters.$inferSelect
type LetterChange = Partial<typeof letters.$inferInsert>
export type LetterSnapshot = Pick<LetterRow, 'html' | 'text' | 'title' | 'coverImage'>

export type DeliveryRow = typeof deliveries.$inferSelect
export type DeliveryState = DeliveryRow['state']
type DeliveryResult = Partial<Pick<DeliveryRow, 'state' | 'sentAt' | 'dueAt' | 'tries' | 'error'>>

interface SnapshotOptions {
  now: Date
  domain: string
  content: LetterSnapshot
  /** Yields batches, read inside the transaction. */
  listRecipients?: typeof listConfirmed
}

/** Further failures are not listed, because so many share one reason. */
const MAX_FAILURES = 500
/** No mail server can delay one mail for this long. */
const LEASE_MS = 5 * 60_000
/** No pause between tries is this long. */
const HORIZON_MS = 24 * 60 * 60_000

const leases = createLeases(deliveries, {
  id: deliveries.id,
  horizonMs: HORIZON_MS,
  onClaim: { tries: sql`${deliveries.tries} + 1` },
})

const isWaiting = eq(deliveries.state, 'waiting')
const isDue = (now: Date) => and(isWaiting, leases.isDue(now))
/** A letter never changes after its snapshot. */
const hasNoSnapshot = isNull(letters.html)

export function createLettersRepository(db: Db) {
  const idsInState = (state: LetterState, only?: SQL) =>
    db
      .select({ id: letters.id })
      .from(letters)
      .where(and(eq(letters.state, state), only))
  const deliveriesOfLetter = (where: SQL | undefined) =>
    db
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(and(eq(deliveries.letterId, letters.id), where))

  return {
    list: (): Promise<LetterRow[]> =>
      db.select().from(letters).orderBy(desc(letters.createdAt), desc(letters.id)),

    listInState: (state: LetterState): Promise<LetterRow[]> =>
      db.select().from(letters).where(eq(letters.state, state)).orderBy(letters.id),

    async find(id: number): Promise<LetterRow | null> {
      return findFirstRow(db.select().from(letters).where(eq(letters.id, id)))
    },

    async findOfPost(postId: number): Promise<LetterRow | null> {
      return findFirstRow(db.select().from(letters).where(eq(letters.postId, postId)))
    },

    /** Returns null if the post's letter already has its snapshot. */
    async create(row: typeof letters.$inferInsert): Promise<LetterRow | null> {
      const { createdAt: _createdAt, ...changed } = row
      return findFirstRow(
        db
          .insert(letters)
          .values(row)
          .onConflictDoUpdate({ target: letters.postId, set: changed, setWhere: hasNoSnapshot })
          .returning(),
      )
    },

    /** Does nothing if the post already has a letter. */
    async insertIfNone(row: typeof letters.$inferInsert): Promise<void> {
      await db.insert(letters).values(row).onConflictDoNothing({ target: letters.postId })
    },

    async removeOpen(id: number): Promise<boolean> {
      const removed = await db
        .delete(letters)
        .where(and(eq(letters.id, id), hasNoSnapshot))
        .returning({ id: letters.id })
      return removed.length > 0
    },

    /** Returns null if the letter is in none of the `from` states any more. */
    async change(
      id: number,
      from: readonly LetterState[],
      to: LetterChange,
      hasSnapshot?: boolean,
    ): Promise<LetterRow | null> {
      const snapshot =
        hasSnapshot === undefined
          ? undefined
          : hasSnapshot
            ? isNotNull(letters.html)
            : hasNoSnapshot
      return findFirstRow(
        db
          .update(letters)
          .set(to)
          .where(and(eq(letters.id, id), inArray(letters.state, [...from]), snapshot))
          .returning(),
      )
    },

    /** After a restore, the mails of these letters may already have been sent since the backup. */
    async holdAll(): Promise<void> {
      await db
        .update(letters)
        .set({ state: 'held', heldBecause: 'restored', leavesAt: null })
        .where(inArray(letters.state, ['leaving', 'sending']))
    },

    countHeld: () => db.$count(letters, inArray(letters.state, ['leaving', 'sending', 'held'])),

    /**
     * Stores the text and all recipients in one transaction, so a killed process leaves the letter
     * unchanged. Returns false if the letter was cancelled or another process makes the snapshot.
     */
    snapshot: (
      id: number,
      { now, domain, content, listRecipients = listConfirmed }: SnapshotOptions,
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [leaving] = await tx
          .update(letters)
          .set({ ...content, state: 'sending', leavesAt: null, startedAt: now })
          .where(and(eq(letters.id, id), eq(letters.state, 'leaving'), lte(letters.leavesAt, now)))
          .returning({ id: letters.id })
        if (!leaving) return false
        let recipients = 0
        for await (const batch of listRecipients(tx)) {
          await tx.insert(deliveries).values(
            batch.map(({ id: subscriberId, name, email }) => ({
              letterId: id,
              subscriberId,
              name,
              email,
              dueAt: now,
              messageId: `<${randomUUID()}@${domain}>`,
            })),
          )
          recipients += batch.length
        }
        await tx.update(letters).set({ recipients }).where(eq(letters.id, id))
        return true
      }),

    async finishDone(now: Date): Promise<void> {
      await db
        .update(letters)
        .set({ state: 'sent', finishedAt: now })
        .where(and(eq(letters.state, 'sending'), notExists(deliveriesOfLetter(isWaiting))))
    },

    async listWithDueDeliveries(now: Date): Promise<number[]> {
      const rows = await db
        .select({ id: letters.id })
        .from(letters)
        .where(and(eq(letters.state, 'sending'), exists(deliveriesOfLetter(isDue(now)))))
        .orderBy(asc(letters.startedAt), asc(letters.id))
      return rows.map(({ id }) => id)
    },

    /** Checks the letter's state in the same statement, so that a pause takes effect at once. */
    claimDelivery: (letterId: number, now: Date): Promise<DeliveryRow | null> =>
      leases.claim(db, {
        where: and(
          eq(deliveries.letterId, letterId),
          isWaiting,
          exists(idsInState('sending', eq(letters.id, letterId))),
        ),
        now,
        leaseMs: LEASE_MS,
        orderBy: deliveries.dueAt,
      }),

    recordDelivery: (id: number, to: DeliveryResult): Promise<void> =>
      leases.reschedule(db, and(eq(deliveries.id, id), isWaiting), to),

    /** Skips the unsent mails of stopped letters, except mails that are being sent now. */
    async skipStopped(now: Date): Promise<void> {
      await db
        .update(deliveries)
        .set({ state: 'skipped', claimedUntil: null })
        .where(
          and(inArray(deliveries.letterId, idsInState('stopped')), isWaiting, leases.isFree(now)),
        )
    },

    /** Counts across all letters and instances, which share one pace. */
    countSentSince: (since: Date): Promise<number> =>
      db.$count(deliveries, and(eq(deliveries.state, 'sent'), gt(deliveries.sentAt, since))),

    countDueDeliveries: (now: Date): Promise<number> =>
      db.$count(deliveries, and(inArray(deliveries.letterId, idsInState('sending')), isDue(now))),

    countStates: (
      ids: number[],
      since: Date,
    ): Promise<{ letterId: number; state: DeliveryState; count: number; lately: number }[]> =>
      db
        .select({
          letterId: deliveries.letterId,
          state: deliveries.state,
          count: sql<number>`count(*)::int`,
          lately: sql<number>`count(*) filter (where ${gt(deliveries.sentAt, since)})::int`,
        })
        .from(deliveries)
        .where(inArray(deliveries.letterId, ids))
        .groupBy(deliveries.letterId, deliveries.state),

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
        .limit(MAX_FAILURES),

    releaseClaims: () => leases.releaseAll(db),
  }
}

export type LettersRepository = ReturnType<typeof createLettersRepository>
