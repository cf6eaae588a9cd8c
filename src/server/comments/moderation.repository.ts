import { and, desc, eq, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { CommentCounts, CommentState } from '#shared/contract/comment-moderation.ts'
import { commentLimits } from '#shared/limits.ts'
import type { Db } from '../platform/database/database.ts'
import type { CommentRow, LivingRow } from './comments.present.ts'
import { comments } from './comments.table.ts'
import { decidingOf } from './deciding.repository.ts'

const { createdAt, id, state } = comments

export interface Wanted {
  state: CommentState
  search?: string | undefined
}

/** What the owner reads and decides. */
export const createModerationRepository = (db: Db) => ({ ...readingOf(db), ...decidingOf(db) })

export type ModerationRepository = ReturnType<typeof createModerationRepository>

/** Among the newest alone: the embedded store would stand still for a look at all. */
function findAmongNewest(db: Db, { state: of, search = '' }: Wanted) {
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
async function countSome(db: Db, where: SQL | undefined): Promise<number> {
  const some = db.select({ id }).from(comments).where(where).limit(commentLimits.mostCounted)
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some.as('some'))
  return row?.count ?? 0
}

function readingOf(db: Db) {
  const countOf = (of: CommentState) => countSome(db, eq(state, of))
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
      const { newest, isFound } = findAmongNewest(db, wanted)
      return db
        .select()
        .from(newest)
        .where(isFound)
        .orderBy(desc(newest.createdAt), desc(newest.id))
        .limit(limit)
        .offset(offset)
    },

    async countFound(wanted: Wanted): Promise<number> {
      const { newest, isFound } = findAmongNewest(db, wanted)
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

    /** Among as many as are counted at all: a flood swept into Spam by hand is not looked through. */
    async countSniffed(): Promise<number> {
      const some = db
        .select({ verdict: comments.verdict })
        .from(comments)
        .where(eq(state, 'spam'))
        .limit(commentLimits.mostCounted)
        .as('some')
      return db.$count(some, eq(some.verdict, 'odd'))
    },

    countOfPost: (post: number, of: CommentState) =>
      countSome(db, and(eq(comments.postId, post), eq(state, of))),

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
  }
}
