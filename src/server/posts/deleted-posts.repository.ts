import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { takeAddress } from './post-history.repository.ts'
import type { PostRow } from './post-row.ts'
import { posts } from './posts.table.ts'

export type DeletedPostRow = Pick<PostRow, 'id' | 'title' | 'coverImage'> & { deletedAt: Date }

/** Whether the owner still sees it among the posts. */
export const isLive = () => isNull(posts.deletedAt)
const isDeleted = () => isNotNull(posts.deletedAt)

/**
 * A deleted post stays in its table, so that whatever refers to it stays whole, but as a draft at an
 * address of signs that no slug has: nothing that reads for visitors has to know of it.
 */
export function createDeletedPosts(db: Db) {
  return {
    async markDeleted(id: number, deletedAt: Date): Promise<boolean> {
      const marked = await db
        .update(posts)
        .set({
          deletedAt,
          deletedSlug: posts.slug,
          wasPublished: posts.published,
          slug: sql`'~' || ${posts.id}`,
          published: false,
          // The same create, sent again, makes a new post: this one is gone.
          idempotencyKey: null,
        })
        .where(and(eq(posts.id, id), isLive()))
        .returning({ id: posts.id })
      return marked.length > 0
    },

    async listDeleted(): Promise<DeletedPostRow[]> {
      const { id, title, coverImage, deletedAt } = posts
      const rows = await db
        .select({ id, title, coverImage, deletedAt })
        .from(posts)
        .where(isDeleted())
      return rows.map((row) => ({ ...row, deletedAt: row.deletedAt! }))
    },

    async findDeleted(id: number): Promise<PostRow | null> {
      const [row] = await db
        .select()
        .from(posts)
        .where(and(eq(posts.id, id), isDeleted()))
      return row ?? null
    },

    restoreDeleted: (
      id: number,
      slug: string,
      change: Partial<PostRow> = {},
    ): Promise<PostRow | null> =>
      db.transaction(async (restoring) => {
        const [restored] = await restoring
          .update(posts)
          .set({
            ...change,
            slug,
            published: posts.wasPublished,
            deletedAt: null,
            deletedSlug: null,
            wasPublished: false,
          })
          .where(and(eq(posts.id, id), isDeleted()))
          .returning()
        if (restored) await takeAddress(restoring, slug)
        return restored ?? null
      }),

    async removeDeleted(ids: number[]): Promise<number> {
      const removed = await db
        .delete(posts)
        .where(and(inArray(posts.id, ids), isDeleted()))
        .returning({ id: posts.id })
      return removed.length
    },

    async removeDeletedBefore(before: Date): Promise<number> {
      const removed = await db
        .delete(posts)
        .where(lt(posts.deletedAt, before))
        .returning({ id: posts.id })
      return removed.length
    },
  }
}
