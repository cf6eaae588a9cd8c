import { and, asc, desc, eq, getTableColumns, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { inOrder, inPortions, intArray, readInPortions } from '../platform/database/portions.ts'
import type { PostRow } from './posts.repository.ts'
import { posts } from './posts.table.ts'

export interface PublishedFilter {
  /** Stored spellings of the wanted category. */
  categories?: string[]
}

interface Search {
  term: string
  /** Stored spellings of the categories that the term is found in, too. */
  categories: string[]
}

// Plain, so that the index serves it: whatever is published has a date.
const newestFirst = [desc(posts.publishedAt), desc(posts.createdAt), desc(posts.id)]
const oldestFirst = [asc(posts.publishedAt), asc(posts.createdAt), asc(posts.id)]
const countRows = sql<number>`count(*)::int`
const ROWS_AT_ONCE = 50
const SEARCHED_AT_ONCE = 200
const ADDRESSES_AT_ONCE = 500

const publishedWhere = ({ categories }: PublishedFilter) =>
  and(eq(posts.published, true), categories && inArray(posts.category, categories))

/** `%`, `_` and `\` are letters to the person who searches. */
const pattern = (term: string) => `%${term.replace(/[\\%_]/g, '\\$&')}%`

function mentions({ term, categories }: Search): SQL | undefined {
  const found = pattern(term)
  return or(
    ilike(posts.title, found),
    ilike(posts.content, found),
    ilike(posts.excerpt, found),
    inArray(posts.category, categories),
  )
}

/** What visitors may read. Nothing here takes longer in one go because there are more posts. */
export function createPublishedPosts(db: Db) {
  const isOneOf = (ids: number[]) => and(eq(posts.published, true), intArray.has(posts.id, ids))

  // What every new page asks is put together once, and parsed by the store once.
  const newest = db
    .select()
    .from(posts)
    .where(publishedWhere({}))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .prepare('newest_posts')
  const firstPage = db
    .select({
      ...getTableColumns(posts),
      total: sql<number>`(${db.select({ total: countRows }).from(posts).where(publishedWhere({}))})`,
    })
    .from(posts)
    .where(publishedWhere({}))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .prepare('first_page_of_posts')
  const featured = db
    .select()
    .from(posts)
    .where(and(publishedWhere({}), eq(posts.featured, true)))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .prepare('featured_posts')
  const bySlug = db
    .select()
    .from(posts)
    .where(and(publishedWhere({}), eq(posts.slug, sql.placeholder('slug'))))
    .prepare('published_post')

  /** Newest first, and in one row however many there are: rows cost more than what is in them. */
  async function listPublishedIds(filter: PublishedFilter = {}): Promise<number[]> {
    const [row] = await db
      .select({ ids: intArray.collect(posts.id, newestFirst) })
      .from(posts)
      .where(publishedWhere(filter))
    return row?.ids ?? []
  }

  async function listPublishedByIds(ids: number[]): Promise<PostRow[]> {
    const rows = await db.select().from(posts).where(isOneOf(ids))
    return inOrder(ids, rows)
  }

  return {
    listNewest: (limit: number): Promise<PostRow[]> => newest.execute({ limit }),
    listFeatured: (limit: number): Promise<PostRow[]> => featured.execute({ limit }),
    listPublishedByIds,

    async findPublishedBySlug(slug: string): Promise<PostRow | null> {
      const [row] = await bySlug.execute({ slug })
      return row ?? null
    },

    /** The newest, and how many there are in all, in one question. */
    async readFirstPage(limit: number): Promise<{ rows: PostRow[]; total: number }> {
      const rows = await firstPage.execute({ limit })
      return { rows, total: rows[0]?.total ?? 0 }
    },

    /** Whole posts in portions, so that others are answered in between. */
    async *readPublished(filter?: PublishedFilter): AsyncGenerator<PostRow[]> {
      yield* inPortions(await listPublishedIds(filter), ROWS_AT_ONCE, listPublishedByIds)
    },

    /** Newest first. A search must look at every word there is: in portions too. */
    async searchPublished(filter: PublishedFilter, wanted: Search): Promise<number[]> {
      const search = async (ids: number[]) => {
        const [row] = await db
          .select({ ids: intArray.collect(posts.id) })
          .from(posts)
          .where(and(isOneOf(ids), mentions(wanted)))
        const hits = new Set(row?.ids)
        return ids.filter((id) => hits.has(id))
      }
      return readInPortions(await listPublishedIds(filter), SEARCHED_AT_ONCE, search)
    },

    /** Counted from whichever end is nearer, by the index alone, before any words are read. */
    listPublishedPage(filter: PublishedFilter, limit: number, offset: number, total: number) {
      const fromEnd = Math.max(0, total - offset - limit)
      const isNearEnd = fromEnd < offset
      const wanted = db
        .select({ id: posts.id })
        .from(posts)
        .where(publishedWhere(filter))
        .orderBy(...(isNearEnd ? oldestFirst : newestFirst))
        .limit(isNearEnd ? Math.min(limit, total - offset) : limit)
        .offset(isNearEnd ? fromEnd : offset)
      return db
        .select()
        .from(posts)
        .where(inArray(posts.id, wanted))
        .orderBy(...newestFirst)
    },

    async countPublished(): Promise<number> {
      const [row] = await db.select({ count: countRows }).from(posts).where(publishedWhere({}))
      return row?.count ?? 0
    },

    countPublishedByCategory: () =>
      db
        .select({ category: posts.category, count: countRows })
        .from(posts)
        .where(publishedWhere({}))
        .groupBy(posts.category),

    /** For search engines: every address there is, without its words. */
    async listAddresses(most: number): Promise<{ slug: string; updatedAt: Date }[]> {
      const read = async (ids: number[]) => {
        const rows = await db
          .select({ id: posts.id, slug: posts.slug, updatedAt: posts.updatedAt })
          .from(posts)
          .where(isOneOf(ids))
        return inOrder(ids, rows)
      }
      const ids = await listPublishedIds()
      return readInPortions(ids.slice(0, most), ADDRESSES_AT_ONCE, read)
    },
  }
}
