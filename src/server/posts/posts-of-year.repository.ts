import { and, asc, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { inPortions } from '../platform/database/portions.ts'
import type { createEveryPost } from './every-post.repository.ts'
import type { PostRow } from './post-row.ts'
import { posts } from './posts.table.ts'
import { isPublished } from './published-posts.repository.ts'

interface TimeSpan {
  from: Date
  /** The first instant that is no longer part of it. */
  to: Date
}

const READ_AT_ONCE = 25

type ReadByIds = ReturnType<typeof createEveryPost>['listPublishedByIds']

/** What was told in a stretch of time, and in which years there was anything to tell. */
export function createPostsOfYear(db: Db, listPublishedByIds: ReadByIds) {
  const year = (zone: string) =>
    sql<number>`extract(year from ${posts.publishedAt} at time zone ${zone}::text)::int`

  return {
    /** Oldest first, in portions. */
    async *readPublishedBetween({ from, to }: TimeSpan): AsyncGenerator<PostRow[]> {
      const rows = await db
        .select({ id: posts.id })
        .from(posts)
        .where(and(isPublished(), gte(posts.publishedAt, from), lt(posts.publishedAt, to)))
        .orderBy(asc(posts.publishedAt), asc(posts.createdAt), asc(posts.id))
      const ids = rows.map(({ id }) => id)
      const read = async (portion: number[]) => (await listPublishedByIds(portion)).reverse()
      yield* inPortions(ids, READ_AT_ONCE, read)
    },

    async listPublishedYears(zone: string): Promise<number[]> {
      const rows = await db
        .selectDistinct({ year: year(zone).as('year') })
        .from(posts)
        .where(isPublished())
      return rows.map((row) => row.year)
    },
  }
}
