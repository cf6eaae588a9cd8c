import { and, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import type { CommentRow } from './comments.present.ts'
import { commentDigests, comments } from './comments.table.ts'

const { id, state } = comments
const { lastAt, lastId } = commentDigests
/** What came along with an old blog waits for no mail. */
const isNews = eq(comments.imported, false)
/** More than this need not be counted for a mail. */
const ENOUGH = 10_000

export interface DigestTime {
  now: Date
  /** The last one was sent before that. */
  restedSince: Date
  /** Further ahead, and a wrong clock has written it. */
  tooFar: Date
}

export function createDigestRepository(db: Db) {
  const isRested = ({ restedSince, tooFar }: DigestTime) =>
    or(isNull(lastAt), lte(lastAt, restedSince), gt(lastAt, tooFar))

  return {
    /** The newest that waits and was not told of; null when there is none, or not yet again. */
    async findDue(time: DigestTime): Promise<number | null> {
      const [last] = await db
        .select({ lastId, isRested: sql<boolean>`${isRested(time)}` })
        .from(commentDigests)
      if (last && !last.isRested) return null
      const [newest] = await db
        .select({ id })
        .from(comments)
        .where(and(eq(state, 'waiting'), isNews, gt(id, last?.lastId ?? 0)))
        .orderBy(desc(id))
        .limit(1)
      return newest?.id ?? null
    },

    /** Together with the mail, or not at all; of several processes one gets it. */
    take: (
      upTo: number,
      time: DigestTime,
      addMail: (tx: Db, afterId: number) => Promise<void>,
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        await tx.insert(commentDigests).values({ id: 1 }).onConflictDoNothing()
        const [before] = await tx.select().from(commentDigests).for('update')
        const taken = await tx
          .update(commentDigests)
          .set({ lastId: upTo, lastAt: time.now })
          .where(and(lt(lastId, upTo), isRested(time)))
          .returning({ id: commentDigests.id })
        if (taken.length === 0) return false
        await addMail(tx, before?.lastId ?? 0)
        return true
      }),

    listWaiting: (afterId: number, limit: number): Promise<CommentRow[]> =>
      db
        .select()
        .from(comments)
        .where(and(eq(state, 'waiting'), gt(id, afterId)))
        .orderBy(desc(id))
        .limit(limit),

    async count(of: 'waiting' | 'spam', afterId: number): Promise<number> {
      const some = db
        .select({ id })
        .from(comments)
        .where(and(eq(state, of), gt(id, afterId)))
        .limit(ENOUGH)
        .as('some')
      const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some)
      return row?.count ?? 0
    },
  }
}

export type DigestRepository = ReturnType<typeof createDigestRepository>
