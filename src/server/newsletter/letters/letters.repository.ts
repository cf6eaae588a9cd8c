import { and, desc, eq, gt, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import type { LetterState } from '#shared/contract/letters.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Freezing, freezeLetter } from './freeze-letter.repository.ts'
import { deliveries, letters } from './letters.table.ts'

export type LetterRow = typeof letters.$inferSelect
type LetterChange = Partial<typeof letters.$inferInsert>
export type DeliveryState = (typeof deliveries.$inferSelect)['state']

/** Once frozen, a letter is the same for everybody and for ever. */
const isOpen = isNull(letters.html)

export const createLettersRepository = (db: Db) => ({
  ...readingOf(db),
  ...changingOf(db),
  freeze: (id: number, freezing: Freezing) => freezeLetter(db, id, freezing),
})

export type LettersRepository = ReturnType<typeof createLettersRepository>

function readingOf(db: Db) {
  return {
    list: (): Promise<LetterRow[]> =>
      db.select().from(letters).orderBy(desc(letters.createdAt), desc(letters.id)),

    listInState: (state: LetterState): Promise<LetterRow[]> =>
      db.select().from(letters).where(eq(letters.state, state)).orderBy(letters.id),

    async find(id: number): Promise<LetterRow | null> {
      const [row] = await db.select().from(letters).where(eq(letters.id, id))
      return row ?? null
    },

    async findOfPost(postId: number): Promise<LetterRow | null> {
      const [row] = await db.select().from(letters).where(eq(letters.postId, postId))
      return row ?? null
    },

    /** How many of their deliveries are in which state, and how many of those were sent since. */
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
  }
}

function changingOf(db: Db) {
  return {
    /** Null when the post's letter is on its way already. */
    async choose(row: typeof letters.$inferInsert): Promise<LetterRow | null> {
      const { createdAt: _createdAt, ...changed } = row
      const [chosen] = await db
        .insert(letters)
        .values(row)
        .onConflictDoUpdate({ target: letters.postId, set: changed, setWhere: isOpen })
        .returning()
      return chosen ?? null
    },

    /** False when it is on its way, or there is none. */
    async removeOpen(id: number): Promise<boolean> {
      const removed = await db
        .delete(letters)
        .where(and(eq(letters.id, id), isOpen))
        .returning({ id: letters.id })
      return removed.length > 0
    },

    /** Null when it is in none of these states any more. */
    async change(
      id: number,
      from: readonly LetterState[],
      to: LetterChange,
      isFrozen?: boolean,
    ): Promise<LetterRow | null> {
      const frozen =
        isFrozen === undefined ? undefined : isFrozen ? isNotNull(letters.html) : isOpen
      const [changed] = await db
        .update(letters)
        .set(to)
        .where(and(eq(letters.id, id), inArray(letters.state, [...from]), frozen))
        .returning()
      return changed ?? null
    },

    /** What was about to go out, or going out, when a backup was restored. */
    async holdAll(): Promise<void> {
      await db
        .update(letters)
        .set({ state: 'held', heldBecause: 'restored', leavesAt: null })
        .where(inArray(letters.state, ['leaving', 'sending']))
    },

    /** Letters of which nothing waits any more. */
    async finishDone(now: Date): Promise<number> {
      const waiting = db
        .select({ id: deliveries.id })
        .from(deliveries)
        .where(and(eq(deliveries.letterId, letters.id), eq(deliveries.state, 'waiting')))
      const done = await db
        .update(letters)
        .set({ state: 'sent', finishedAt: now })
        .where(and(eq(letters.state, 'sending'), notExists(waiting)))
        .returning({ id: letters.id })
      return done.length
    },
  }
}
