import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { firstRow } from '../platform/database/first-row.ts'
import type { PostRow } from './post-row.ts'
import { isLive, postDrafts, postPreviews, posts } from './posts.table.ts'

export type DraftRow = typeof postDrafts.$inferSelect
export type ListedDraftRow = Omit<DraftRow, 'content' | 'excerpt'>
type NewAutosaveRow = Omit<DraftRow, 'version' | 'updatedAt'>
type PreviewRow = typeof postPreviews.$inferSelect

const columns = getTableColumns(postDrafts)
const { content: _content, excerpt: _excerpt, ...listedColumns } = columns

const isAt = (key: string, version: number) =>
  and(eq(postDrafts.key, key), eq(postDrafts.version, version))

/** Runs in the transaction of the save that stores the autosave's values in the post. */
export async function discardAutosave(saving: Db, key: string, version: number) {
  const dropped = await saving
    .delete(postDrafts)
    .where(isAt(key, version))
    .returning({ key: postDrafts.key })
  return dropped.length > 0
}

export function createAutosavesRepository(db: Db) {
  return {
    /** Leaves out autosaves of deleted posts until the post is restored. */
    list: (): Promise<ListedDraftRow[]> =>
      db
        .select(listedColumns)
        .from(postDrafts)
        .leftJoin(posts, eq(posts.id, postDrafts.postId))
        .where(isLive())
        .orderBy(desc(postDrafts.updatedAt)),

    async find(key: string): Promise<DraftRow | null> {
      return firstRow(
        db
          .select(columns)
          .from(postDrafts)
          .leftJoin(posts, eq(posts.id, postDrafts.postId))
          .where(and(eq(postDrafts.key, key), isLive())),
      )
    },

    async insert(row: NewAutosaveRow): Promise<DraftRow | null> {
      return firstRow(db.insert(postDrafts).values(row).onConflictDoNothing().returning())
    },

    /** Returns null if the autosave is gone or no longer at `version`. */
    async update(row: NewAutosaveRow, version: number): Promise<DraftRow | null> {
      return firstRow(
        db
          .update(postDrafts)
          .set({ ...row, version: version + 1, updatedAt: sql`now()` })
          .where(isAt(row.key, version))
          .returning(),
      )
    },

    remove: (key: string, version: number) => discardAutosave(db, key, version),
  }
}

export type AutosavesRepository = ReturnType<typeof createAutosavesRepository>

/** A public post needs no preview; this runs in the transaction that publishes the post. */
export async function endPreview(saving: Db, postId: number) {
  await saving
    .update(postPreviews)
    .set({ isPublished: true })
    .where(eq(postPreviews.postId, postId))
}

export function createPreviewsRepository(db: Db) {
  return {
    async find(postId: number): Promise<PreviewRow | null> {
      return firstRow(db.select().from(postPreviews).where(eq(postPreviews.postId, postId)))
    },

    async findBySecretHash(
      secretHash: string,
    ): Promise<{ preview: PreviewRow; post: PostRow } | null> {
      return firstRow(
        db
          .select({ preview: getTableColumns(postPreviews), post: getTableColumns(posts) })
          .from(postPreviews)
          .innerJoin(posts, eq(posts.id, postPreviews.postId))
          .where(eq(postPreviews.secretHash, secretHash)),
      )
    },

    async save(row: Omit<PreviewRow, 'isPublished'>): Promise<void> {
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
