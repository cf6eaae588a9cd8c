import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import type { CommentRow } from './comments.present.ts'
import { comments } from './comments.table.ts'

const { createdAt, id, parentId, postId, state } = comments
const oldestFirst = [asc(createdAt), asc(id)]
const isApproved = eq(state, 'approved')
/** What it hangs on, or itself: by this only approved ones are looked at, however much spam there is. */
const root = sql<number>`coalesce(${parentId}, ${id})`

/** What visitors may read. */
export function createThreadRepository(db: Db) {
  return {
    async count(post: number): Promise<{ comments: number; threads: number }> {
      const [row] = await db
        .select({
          comments: sql<number>`count(*)::int`,
          threads: sql<number>`count(distinct ${root})::int`,
        })
        .from(comments)
        .where(and(eq(postId, post), isApproved))
      return row ?? { comments: 0, threads: 0 }
    },

    /** Also those that were taken away, where somebody answered. */
    listRoots: (post: number, limit: number, offset: number): Promise<CommentRow[]> =>
      db
        .select()
        .from(comments)
        .where(
          inArray(
            id,
            db
              .select({ root })
              .from(comments)
              .where(and(eq(postId, post), isApproved)),
          ),
        )
        .orderBy(...oldestFirst)
        .limit(limit)
        .offset(offset),

    async listReplies(roots: number[]): Promise<CommentRow[]> {
      if (roots.length === 0) return []
      return db
        .select()
        .from(comments)
        .where(and(inArray(parentId, roots), isApproved, isNotNull(parentId)))
        .orderBy(...oldestFirst)
    },

    /** How many approved ones each of the posts has; those without any are left out. */
    async countOf(posts: number[]): Promise<Map<number, number>> {
      if (posts.length === 0) return new Map()
      const rows = await db
        .select({ post: postId, count: sql<number>`count(*)::int` })
        .from(comments)
        .where(and(inArray(postId, posts), isApproved))
        .groupBy(postId)
      return new Map(rows.map(({ post, count }) => [post, count]))
    },

    listNewest: (limit: number, post?: number): Promise<CommentRow[]> =>
      db
        .select()
        .from(comments)
        .where(and(isApproved, post === undefined ? undefined : eq(postId, post)))
        .orderBy(desc(createdAt), desc(id))
        .limit(limit),
  }
}

export type ThreadRepository = ReturnType<typeof createThreadRepository>
