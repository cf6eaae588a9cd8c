import { and, between, desc, eq, getTableColumns, ilike, inArray, or, type SQL } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { findFirstRow } from '../platform/database/first-row.ts'
import { isReadableBy, readInBatches } from '../platform/database/queries.ts'
import type { Audience } from '../platform/reading.ts'
import type { PostRow } from './post-row.ts'
import { postAddresses, posts } from './posts.table.ts'

const READ_AT_ONCE = 50
const SEARCHED_AT_ONCE = 200

interface PublishedFilter {
  categories?: string[]
}

interface Search {
  term: string
  /** These are the stored spellings of the categories whose name matches the term. */
  categories: string[]
}

// Published posts always have a date, so the order needs no rule for nulls and the index can serve
// it.
export const newestFirst = [desc(posts.publishedAt), desc(posts.createdAt), desc(posts.id)]

export function createPublishedPosts(db: Db, audience: Audience) {
  const isPublished = ({ categories }: PublishedFilter = {}) =>
    and(
      eq(posts.published, true),
      isReadableBy(audience, posts.audience),
      categories && inArray(posts.category, categories),
    )
  const { id, slug, title, coverImage, publishedAt } = posts

  const listWhere = (where: SQL | undefined, limit: number, offset = 0): Promise<PostRow[]> =>
    db
      .select()
      .from(posts)
      .where(where)
      .orderBy(...newestFirst)
      .limit(limit)
      .offset(offset)

  async function listPublishedIds(filter?: PublishedFilter): Promise<number[]> {
    const rows = await db
      .select({ id })
      .from(posts)
      .where(isPublished(filter))
      .orderBy(...newestFirst)
    return rows.map((row) => row.id)
  }

  const listPublishedByIds = (ids: number[]): Promise<PostRow[]> =>
    db
      .select()
      .from(posts)
      .where(and(isPublished(), inArray(id, ids)))
      .orderBy(...newestFirst)

  return {
    isPublished,
    listPublishedByIds,
    listNewest: (limit: number) => listWhere(isPublished(), limit),
    listFeatured: (limit: number) => listWhere(and(isPublished(), eq(posts.featured, true)), limit),
    listPublishedPage: (filter: PublishedFilter, limit: number, offset: number) =>
      listWhere(isPublished(filter), limit, offset),
    countPublished: (filter: PublishedFilter) => db.$count(posts, isPublished(filter)),

    async findPublishedBySlug(requestedSlug: string): Promise<PostRow | null> {
      return findFirstRow(
        db
          .select()
          .from(posts)
          .where(and(isPublished(), eq(slug, requestedSlug))),
      )
    },

    async findPublishedByOldSlug(requestedSlug: string): Promise<PostRow | null> {
      return findFirstRow(
        db
          .select(getTableColumns(posts))
          .from(postAddresses)
          .innerJoin(posts, eq(id, postAddresses.postId))
          .where(and(eq(postAddresses.slug, requestedSlug), isPublished())),
      )
    },

    async listPublishedCategories(): Promise<string[]> {
      const rows = await db
        .selectDistinct({ category: posts.category })
        .from(posts)
        .where(isPublished())
      return rows.map((row) => row.category)
    },

    /** Reads all ids first, then yields the posts in batches, newest first. */
    async *readPublished(filter?: PublishedFilter): AsyncGenerator<PostRow[]> {
      yield* readInBatches(await listPublishedIds(filter), READ_AT_ONCE, listPublishedByIds)
    },

    async searchPublished(filter: PublishedFilter, search: Search): Promise<number[]> {
      const findIn = (ids: number[]) =>
        db
          .select({ id })
          .from(posts)
          .where(and(isPublished(), inArray(id, ids), matches(search)))
          .orderBy(...newestFirst)
      const found: number[] = []
      const ids = await listPublishedIds(filter)
      for await (const rows of readInBatches(ids, SEARCHED_AT_ONCE, findIn)) {
        found.push(...rows.map((row) => row.id))
      }
      return found
    },

    listAddresses: (most: number): Promise<{ slug: string; updatedAt: Date }[]> =>
      db
        .select({ slug, updatedAt: posts.updatedAt })
        .from(posts)
        .where(isPublished())
        .orderBy(...newestFirst)
        .limit(most),

    listPublishedBetween: (from: Date, to: Date) =>
      db
        .select({ id, slug, title, coverImage, publishedAt })
        .from(posts)
        .where(and(isPublished(), between(publishedAt, from, to)))
        .orderBy(...newestFirst),

    listPublishedMarks: (ids: number[]) =>
      db
        .select({ id, slug, title })
        .from(posts)
        .where(and(isPublished(), inArray(id, ids))),

    listPublishedBySlugs: (slugs: string[]) =>
      db
        .select({ id, slug, title, coverImage })
        .from(posts)
        .where(and(isPublished(), inArray(slug, slugs))),
  }
}

export type PublishedPosts = ReturnType<typeof createPublishedPosts>

function matches({ term, categories }: Search): SQL | undefined {
  // Visitors mean `%`, `_` and `\` literally, so the wildcards are escaped.
  const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(posts.title, pattern),
    ilike(posts.content, pattern),
    ilike(posts.excerpt, pattern),
    inArray(posts.category, categories),
  )
}
