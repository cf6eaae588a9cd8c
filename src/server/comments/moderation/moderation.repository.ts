import { and, desc, eq, gt, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { CommentCounts, CommentState } from '#shared/contract/comment-moderation.ts'
import { commentLimits } from '#shared/limits.ts'
import type { Db } from '../../platform/database/database.ts'
import type { CommentRow, LivingRow } from '../comments.present.ts'
import { comments } from '../comments.table.ts'

const { createdAt, email, id, state } = comments

export interface Wanted {
  state: CommentState
  search?: string | undefined
}

export interface MovedRow extends LivingRow {
  from: CommentState
}

/** What the owner reads and decides. */
export function createModerationRepository(db: Db) {
  /** Among the newest alone: the embedded store would stand still for a look at all. */
  const findAmongNewest = ({ state: of, search = '' }: Wanted) => {
    const newest = db
      .select()
      .from(comments)
      .where(eq(state, of))
      .orderBy(desc(createdAt), desc(id))
      .limit(commentLimits.mostListed)
      .as('newest')
    const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
    const mentions = [newest.message, newest.name, newest.email].map((one) => ilike(one, pattern))
    return { newest, isFound: or(...mentions) }
  }
  /** Up to as many as anybody wants to know. */
  async function countSome(where: SQL | undefined): Promise<number> {
    const some = db.select({ id }).from(comments).where(where).limit(commentLimits.mostCounted)
    const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some.as('some'))
    return row?.count ?? 0
  }
  const countOf = (of: CommentState) => countSome(eq(state, of))

  return {
    listPage: (of: CommentState, limit: number, offset: number): Promise<CommentRow[]> =>
      db
        .select()
        .from(comments)
        .where(eq(state, of))
        .orderBy(desc(createdAt), desc(id))
        .limit(limit)
        .offset(offset),

    async listFound(wanted: Wanted, limit: number, offset: number): Promise<CommentRow[]> {
      const { newest, isFound } = findAmongNewest(wanted)
      return db
        .select()
        .from(newest)
        .where(isFound)
        .orderBy(desc(newest.createdAt), desc(newest.id))
        .limit(limit)
        .offset(offset)
    },

    async countFound(wanted: Wanted): Promise<number> {
      const { newest, isFound } = findAmongNewest(wanted)
      const counting = db.select({ count: sql<number>`count(*)::int` }).from(newest)
      const [row] = await counting.where(isFound)
      return row?.count ?? 0
    },

    countAll: async (): Promise<CommentCounts> => ({
      waiting: await countOf('waiting'),
      approved: await countOf('approved'),
      spam: await countOf('spam'),
      deleted: await countOf('deleted'),
    }),

    countOfPost: (post: number, of: CommentState) =>
      countSome(and(eq(comments.postId, post), eq(state, of))),

    /** All of them, whatever became of them. */
    listOfPost: (post: number): Promise<CommentRow[]> =>
      db.select().from(comments).where(eq(comments.postId, post)).orderBy(createdAt, id),

    countWaiting: () => countOf('waiting'),

    async newestId(): Promise<number> {
      const [row] = await db.select({ id }).from(comments).orderBy(desc(id)).limit(1)
      return row?.id ?? 0
    },

    async find(wanted: number): Promise<LivingRow | null> {
      const [row] = await db
        .select()
        .from(comments)
        .where(and(eq(id, wanted), ne(state, 'gone')))
      return (row as LivingRow | undefined) ?? null
    },

    async listByIds(ids: number[]): Promise<CommentRow[]> {
      if (ids.length === 0) return []
      return db.select().from(comments).where(inArray(id, ids))
    },

    /** Those that are there and not in that state already; once decided, an address nobody needs is dropped. */
    move: (ids: number[], to: CommentState, movedAt: Date): Promise<MovedRow[]> =>
      db.transaction(async (tx) => {
        const before = await tx
          .select({ id, from: state })
          .from(comments)
          .where(and(inArray(id, ids), ne(state, to), ne(state, 'gone')))
          .orderBy(id)
          .for('update')
        if (before.length === 0) return []
        const kept = sql`case when ${comments.wantsReplies} then ${email} end`
        const rows = await tx
          .update(comments)
          .set({ state: to, movedAt, ...(to !== 'waiting' && { email: kept }) })
          .where(
            inArray(
              id,
              before.map((row) => row.id),
            ),
          )
          .returning()
        const from = new Map(before.map((row) => [row.id, row.from as CommentState]))
        return rows.map((row) => ({ ...row, state: to, from: from.get(row.id) ?? to }))
      }),

    async noteLearned(ids: number[], learned: 'good' | 'spam' | null): Promise<void> {
      if (ids.length > 0) await db.update(comments).set({ learned }).where(inArray(id, ids))
    },

    async listIds(of: CommentState, upTo: number, limit: number): Promise<number[]> {
      const rows = await db
        .select({ id })
        .from(comments)
        .where(and(eq(state, of), sql`${id} <= ${upTo}`))
        .orderBy(id)
        .limit(limit)
      return rows.map((row) => row.id)
    },

    countUpTo: (of: CommentState, upTo: number) =>
      db.$count(comments, and(eq(state, of), sql`${id} <= ${upTo}`)),

    listIdsByEmail: async (emailKey: string, after: number, limit: number): Promise<number[]> => {
      const rows = await db
        .select({ id })
        .from(comments)
        .where(and(eq(comments.emailKey, emailKey), gt(id, after)))
        .orderBy(id)
        .limit(limit)
      return rows.map((row) => row.id)
    },
  }
}

export type ModerationRepository = ReturnType<typeof createModerationRepository>
