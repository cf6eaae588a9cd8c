import { and, asc, ilike, inArray, or, type SQL } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { inPortions } from '../platform/database/portions.ts'
import { isLive } from './deleted-posts.repository.ts'
import type { PostRow } from './post-row.ts'
import { posts } from './posts.table.ts'
import { isPublished, newestFirst, type PublishedFilter } from './published-posts.repository.ts'

interface Search {
  term: string
  /** Stored spellings of the categories that the term is found in, too. */
  categories: string[]
}

const READ_AT_ONCE = 50
const SEARCHED_AT_ONCE = 200

const oldestFirst = [asc(posts.createdAt), asc(posts.id)]

/** What reads every post with all its words: in portions. */
export function createEveryPost(db: Db) {
  async function listPublishedIds(filter?: PublishedFilter): Promise<number[]> {
    const rows = await db
      .select({ id: posts.id })
      .from(posts)
      .where(isPublished(filter))
      .orderBy(...newestFirst)
    return rows.map((row) => row.id)
  }

  const listPublishedByIds = (ids: number[]): Promise<PostRow[]> =>
    db
      .select()
      .from(posts)
      .where(and(isPublished(), inArray(posts.id, ids)))
      .orderBy(...newestFirst)

  const listLiveByIds = (ids: number[]): Promise<PostRow[]> =>
    db
      .select()
      .from(posts)
      .where(and(isLive(), inArray(posts.id, ids)))
      .orderBy(...oldestFirst)

  return {
    listPublishedByIds,

    /** Drafts too, in the order in which they were begun. */
    async *readLive(): AsyncGenerator<PostRow[]> {
      const rows = await db
        .select({ id: posts.id })
        .from(posts)
        .where(isLive())
        .orderBy(...oldestFirst)
      yield* inPortions(
        rows.map(({ id }) => id),
        READ_AT_ONCE,
        listLiveByIds,
      )
    },

    /** Newest first. */
    async *readPublished(filter?: PublishedFilter): AsyncGenerator<PostRow[]> {
      yield* inPortions(await listPublishedIds(filter), READ_AT_ONCE, listPublishedByIds)
    },

    async searchPublished(filter: PublishedFilter, search: Search): Promise<number[]> {
      const findIn = (ids: number[]) =>
        db
          .select({ id: posts.id })
          .from(posts)
          .where(and(isPublished(), inArray(posts.id, ids), mentions(search)))
          .orderBy(...newestFirst)
      const found: number[] = []
      const ids = await listPublishedIds(filter)
      for await (const rows of inPortions(ids, SEARCHED_AT_ONCE, findIn)) {
        found.push(...rows.map((row) => row.id))
      }
      return found
    },
  }
}

function mentions({ term, categories }: Search): SQL | undefined {
  // `%`, `_` and `\` are letters to the person who searches.
  const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(posts.title, pattern),
    ilike(posts.content, pattern),
    ilike(posts.excerpt, pattern),
    inArray(posts.category, categories),
  )
}
