import { and, asc, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { importLimits } from '#shared/moving/import-limits.ts'
import type { Db } from '../../platform/database/database.ts'
import { createImportedPicturesRepository } from './imported-pictures.repository.ts'
import { importedPictures, importedPosts } from './imports.table.ts'

export type ImportedPostRow = typeof importedPosts.$inferSelect

export interface ImportedFigures {
  made: number
  failed: number
  comments: number
  pictures: number
  missingPictures: number
}

/** What imports made. */
export function createImportedRepository(db: Db) {
  return {
    ...createImportedPicturesRepository(db),

    /** The row of a post of an old blog, whichever import it belongs to; made when there is none. */
    async take(importId: number, sourceKey: string, title: string): Promise<ImportedPostRow> {
      await db
        .insert(importedPosts)
        .values({ importId, sourceKey, title })
        .onConflictDoNothing({ target: importedPosts.sourceKey })
      const [row] = await db
        .select()
        .from(importedPosts)
        .where(eq(importedPosts.sourceKey, sourceKey))
      return row!
    },

    /** What an earlier import made is gone: this one makes it anew. Null when another one was quicker. */
    async takeOver(row: ImportedPostRow, importId: number): Promise<ImportedPostRow | null> {
      const [taken] = await db
        .update(importedPosts)
        .set({ importId, state: 'begun', postId: null, comments: 0, looseEnds: [] })
        .where(and(eq(importedPosts.id, row.id), eq(importedPosts.importId, row.importId)))
        .returning()
      return taken ?? null
    },

    async finish(id: number, to: Partial<ImportedPostRow>): Promise<void> {
      await db.update(importedPosts).set(to).where(eq(importedPosts.id, id))
    },

    /** Of these keys, those whose post is there. */
    async listKnown(sourceKeys: string[]): Promise<string[]> {
      if (sourceKeys.length === 0) return []
      const rows = await db
        .select({ sourceKey: importedPosts.sourceKey })
        .from(importedPosts)
        .where(and(inArray(importedPosts.sourceKey, sourceKeys), isNotNull(importedPosts.postId)))
      return rows.map(({ sourceKey }) => sourceKey)
    },

    listPosts: (importId: number, afterId: number, limit: number): Promise<ImportedPostRow[]> =>
      db
        .select()
        .from(importedPosts)
        .where(and(eq(importedPosts.importId, importId), gt(importedPosts.id, afterId)))
        .orderBy(asc(importedPosts.id))
        .limit(limit),

    /** Those with loose ends first. */
    listReported: (importId: number): Promise<ImportedPostRow[]> =>
      db
        .select()
        .from(importedPosts)
        .where(eq(importedPosts.importId, importId))
        .orderBy(
          desc(sql`jsonb_array_length(${importedPosts.looseEnds}) > 0`),
          asc(importedPosts.id),
        )
        .limit(importLimits.shownPosts),

    async removePost(id: number): Promise<void> {
      await db.delete(importedPosts).where(eq(importedPosts.id, id))
    },

    async figuresOf(ids: number[]): Promise<Map<number, ImportedFigures>> {
      if (ids.length === 0) return new Map()
      const { state, comments } = importedPosts
      const ofPosts = await db
        .select({
          importId: importedPosts.importId,
          made: sql<number>`(count(*) filter (where ${state} = 'made'))::int`,
          failed: sql<number>`(count(*) filter (where ${state} = 'failed'))::int`,
          comments: sql<number>`coalesce(sum(${comments}), 0)::int`,
        })
        .from(importedPosts)
        .where(inArray(importedPosts.importId, ids))
        .groupBy(importedPosts.importId)
      const ofPictures = await db
        .select({
          importId: importedPictures.importId,
          pictures: sql<number>`count(${importedPictures.imageUrl})::int`,
          all: sql<number>`count(*)::int`,
        })
        .from(importedPictures)
        .where(inArray(importedPictures.importId, ids))
        .groupBy(importedPictures.importId)
      const found = new Map(
        ids.map((id) => [
          id,
          { made: 0, failed: 0, comments: 0, pictures: 0, missingPictures: 0 } as ImportedFigures,
        ]),
      )
      for (const { importId, ...posts } of ofPosts) Object.assign(found.get(importId)!, posts)
      for (const { importId, pictures, all } of ofPictures) {
        Object.assign(found.get(importId)!, { pictures, missingPictures: all - pictures })
      }
      return found
    },
  }
}

export type ImportedRepository = ReturnType<typeof createImportedRepository>
