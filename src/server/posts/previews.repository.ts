import { eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import type { PostRow } from './post-row.ts'
import { posts } from './posts.table.ts'
import { postPreviews } from './previews.table.ts'

export type PreviewRow = typeof postPreviews.$inferSelect

/** What is public needs no preview; part of the publication's own transaction. */
export async function endPreview(saving: Db, postId: number) {
  await saving
    .update(postPreviews)
    .set({ isPublished: true })
    .where(eq(postPreviews.postId, postId))
}

export function createPreviewsRepository(db: Db) {
  return {
    async find(postId: number): Promise<PreviewRow | null> {
      const [row] = await db.select().from(postPreviews).where(eq(postPreviews.postId, postId))
      return row ?? null
    },

    async findBySecretHash(
      secretHash: string,
    ): Promise<{ preview: PreviewRow; post: PostRow } | null> {
      const [found] = await db
        .select({ preview: getTableColumns(postPreviews), post: getTableColumns(posts) })
        .from(postPreviews)
        .innerJoin(posts, eq(posts.id, postPreviews.postId))
        .where(eq(postPreviews.secretHash, secretHash))
      return found ?? null
    },

    /** In the place of the one before. */
    async put(row: Omit<PreviewRow, 'isPublished'>): Promise<void> {
      const { postId: _, ...change } = { ...row, isPublished: false }
      await db
        .insert(postPreviews)
        .values(row)
        .onConflictDoUpdate({ target: postPreviews.postId, set: change })
    },

    async remove(postId: number): Promise<void> {
      await db.delete(postPreviews).where(eq(postPreviews.postId, postId))
    },
  }
}

export type PreviewsRepository = ReturnType<typeof createPreviewsRepository>
