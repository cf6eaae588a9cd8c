import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { findFirstRow } from '../platform/database/first-row.ts'
import type { PostRow } from './post-row.ts'
import { isNotDeleted, postDrafts, postPreviews, posts } from './posts.table.ts'

export type AutosaveRow = typeof postDrafts.$inferSelect
export type ListedAutosaveRow = Omit<AutosaveRow, 'content' | 'excerpt'>
type NewAutosaveRow = Omit<AutosaveRow, 'version' | 'updatedAt'>
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
    list: (): Promise<ListedAutosaveRow[]> =>
      db
        .select(listedColumns)
        .from(postDrafts)
        .leftJoin(posts, eq(posts.id, postDrafts.postId))
        .where(isNotDeleted())
        .orderBy(desc(postDrafts.updatedAt)),

    async find(key: string): Promise<AutosaveRow | null> {
      return findFirstRow(
        db
          .select(columns)
          .from(postDrafts)
          .leftJoin(posts, eq(posts.id, postDrafts.postId))
          .where(and(eq(postDrafts.key, key), isNotDeleted())),
      )
    },

    async insert(row: NewAutosaveRow): Promise<AutosaveRow | null> {
      return findFirstRow(db.insert(postDrafts).values(row).onConflictDoNothing().returning())
    },

    /** Returns null if the autosave is gone or no longer at `version`. */
    async update(row: NewAutosaveRow, version: number): Promise<AutosaveRow | null> {
      return findFirstRow(
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
      return findFirstRow(db.select().from(postPreviews).where(eq(postPreviews.postId, postId)))
    },

    async findBySecretHash(
      secretHash: string,
    ): Promise<{ preview: PreviewRow; post: PostRow } | null> {
      return findFirstRow(
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
