import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
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
  const listWhere = (where: SQL | undefined, limit: number, offset = 0): Promise<PostRow[]> =>
    db
      .select()
      .from(posts)
      .where(where)
      .orderBy(...newestFirst)
      .limit(limit)
      .offset(offset)

  return {
    listNewest: (limit: number) => listWhere(isPublished(), limit),

    listFeatured: (limit: number) => listWhere(and(isPublished(), eq(posts.featured, true)), limit),

    listPublishedPage: (filter: PublishedFilter, limit: number, offset: number) =>
      listWhere(isPublished(filter), limit, offset),

    async findPublishedBySlug(slug: string): Promise<PostRow | null> {
      const [row] = await db
        .select()
        .from(posts)
        .where(and(isPublished(), eq(posts.slug, slug)))
      return row ?? null
    },

    countPublished: (filter: PublishedFilter) => db.$count(posts, isPublished(filter)),

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
