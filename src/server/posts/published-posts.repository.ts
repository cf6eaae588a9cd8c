import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import type { PostRow } from './post-row.ts'
import { posts } from './posts.table.ts'

export interface PublishedFilter {
  /** Stored spellings of the wanted category. */
  categories?: string[]
}

// Plain, so that the index serves it: whatever is published has a date.
export const newestFirst = [desc(posts.publishedAt), desc(posts.createdAt), desc(posts.id)]

export const isPublished = ({ categories }: PublishedFilter = {}) =>
  and(eq(posts.published, true), categories && inArray(posts.category, categories))

/** What visitors may read. */
export function createPublishedPosts(db: Db) {
  return {
    listNewest: (limit: number): Promise<PostRow[]> =>
      db
        .select()
        .from(posts)
        .where(isPublished())
        .orderBy(...newestFirst)
        .limit(limit),

    listFeatured: (limit: number): Promise<PostRow[]> =>
      db
        .select()
        .from(posts)
        .where(and(isPublished(), eq(posts.featured, true)))
        .orderBy(...newestFirst)
        .limit(limit),

    async findPublishedBySlug(slug: string): Promise<PostRow | null> {
      const [row] = await db
        .select()
        .from(posts)
        .where(and(isPublished(), eq(posts.slug, slug)))
      return row ?? null
    },

    listPublishedPage: (
      filter: PublishedFilter,
      limit: number,
      offset: number,
    ): Promise<PostRow[]> =>
      db
        .select()
        .from(posts)
        .where(isPublished(filter))
        .orderBy(...newestFirst)
        .limit(limit)
        .offset(offset),

    async countPublished(filter: PublishedFilter): Promise<number> {
      const [row] = await db
        .select({ count: sql<number>`count(*)::int` })
        .from(posts)
        .where(isPublished(filter))
      return row?.count ?? 0
    },

    async listPublishedCategories(): Promise<string[]> {
      const rows = await db
        .selectDistinct({ category: posts.category })
        .from(posts)
        .where(isPublished())
      return rows.map((row) => row.category)
    },

    /** For search engines: every address there is, without its words. */
    listAddresses: (most: number): Promise<{ slug: string; updatedAt: Date }[]> =>
      db
        .select({ slug: posts.slug, updatedAt: posts.updatedAt })
        .from(posts)
        .where(isPublished())
        .orderBy(...newestFirst)
        .limit(most),
  }
}
