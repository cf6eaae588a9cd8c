import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { postDrafts } from './drafts.table.ts'
import { posts } from './posts.table.ts'

export type DraftRow = typeof postDrafts.$inferSelect
export type ListedDraftRow = Omit<DraftRow, 'content' | 'excerpt'>
export type DraftWordsRow = Omit<DraftRow, 'version' | 'updatedAt'>

const columns = getTableColumns(postDrafts)
const { content: _content, excerpt: _excerpt, ...listedColumns } = columns

const isAt = (key: string, version: number) =>
  and(eq(postDrafts.key, key), eq(postDrafts.version, version))

/** What a save made a post of is no draft any more; part of the save's own transaction. */
export async function dropDraft(saving: Db, key: string, version: number) {
  const dropped = await saving
    .delete(postDrafts)
    .where(isAt(key, version))
    .returning({ key: postDrafts.key })
  return dropped.length > 0
}

export function createDraftsRepository(db: Db) {
  return {
    /** Those of deleted posts wait for them to come back. */
    list: (): Promise<ListedDraftRow[]> =>
      db
        .select(listedColumns)
        .from(postDrafts)
        .leftJoin(posts, eq(posts.id, postDrafts.postId))
        .where(isNull(posts.deletedAt))
        .orderBy(desc(postDrafts.updatedAt)),

    async find(key: string): Promise<DraftRow | null> {
      const [row] = await db
        .select(columns)
        .from(postDrafts)
        .leftJoin(posts, eq(posts.id, postDrafts.postId))
        .where(and(eq(postDrafts.key, key), isNull(posts.deletedAt)))
      return row ?? null
    },

    /** Null when there is one already. */
    async insert(row: DraftWordsRow): Promise<DraftRow | null> {
      const [kept] = await db.insert(postDrafts).values(row).onConflictDoNothing().returning()
      return kept ?? null
    },

    /** Null when it is gone or no longer at `version`. */
    async update(row: DraftWordsRow, version: number): Promise<DraftRow | null> {
      const [kept] = await db
        .update(postDrafts)
        .set({ ...row, version: version + 1, updatedAt: sql`now()` })
        .where(isAt(row.key, version))
        .returning()
      return kept ?? null
    },

    remove: (key: string, version: number) => dropDraft(db, key, version),
  }
}

export type DraftsRepository = ReturnType<typeof createDraftsRepository>
