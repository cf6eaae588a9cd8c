import { and, asc, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { RELATED_POSTS } from '#shared/limits.ts'
import type { Db } from '../platform/database/database.ts'
import {
  type RowRange,
  readInBatches,
  rowCountSql,
  spanIndexOf,
  type TimeSpan,
  type TimeSpanCount,
  toSpansTable,
} from '../platform/database/queries.ts'
import type { PostRow } from './post-row.ts'
import { posts } from './posts.table.ts'
import { newestFirst, type PublishedPosts } from './published-posts.repository.ts'

const { id, slug, title, excerpt, content, coverImage, category, publishedAt, createdAt } = posts
const datedColumns = { id, slug, title, coverImage, publishedAt, createdAt }
const linkColumns = { ...datedColumns, category }

type DatedPostRow = Pick<PostRow, keyof typeof datedColumns>
export type LinkedPostRow = Pick<PostRow, keyof typeof linkColumns>

export interface PostNeighbors {
  newer: LinkedPostRow | null
  older: LinkedPostRow | null
  /** These posts share the category and are sorted by distance in time. */
  related: LinkedPostRow[]
}

const READ_AT_ONCE = 25
const oldestFirst = [asc(publishedAt), asc(createdAt), asc(id)]

export function createPostsByTime(db: Db, { isPublished, listPublishedByIds }: PublishedPosts) {
  const listBeside = (post: PostRow, side: 'newer' | 'older', filter?: SQL) => {
    // The database compares the times, because its timestamps are finer than JavaScript dates.
    const its = (column: SQL) => sql`(select ${column} from ${posts} where ${id} = ${post.id})`
    const own = sql`(${its(sql`${publishedAt}`)}, ${its(sql`${createdAt}`)}, ${post.id}::int)`
    const place = sql`(${publishedAt}, ${createdAt}, ${id})`
    const beside = side === 'newer' ? sql`${place} > ${own}` : sql`${place} < ${own}`
    return db
      .select({ ...linkColumns, group: sql<string>`${filter ? 'related' : side}`.as('group') })
      .from(posts)
      .where(and(isPublished(), filter, ne(id, post.id), beside))
      .orderBy(...(side === 'newer' ? oldestFirst : newestFirst))
      .limit(filter ? RELATED_POSTS + 1 : 1)
  }

  /** Each part reads only a few rows on one side of the post from an index. */
  const neighborsQuery = (post: PostRow, spellings: string[]) => {
    const ofCategory = inArray(category, spellings)
    return unionAll(
      listBeside(post, 'newer'),
      listBeside(post, 'older'),
      listBeside(post, 'newer', ofCategory),
      listBeside(post, 'older', ofCategory),
    )
  }

  return {
    neighborsQuery,

    /** `spellings` are the stored spellings of the post's category. */
    async listNeighbors(post: PostRow, spellings: string[]): Promise<PostNeighbors> {
      const rows = await neighborsQuery(post, spellings)
      const newer = rows.find(({ group }) => group === 'newer') ?? null
      const older = rows.find(({ group }) => group === 'older') ?? null
      const away = (row: LinkedPostRow) =>
        Math.abs(Number(row.publishedAt) - Number(post.publishedAt))
      const related = rows
        .filter((row) => row.group === 'related' && row.id !== newer?.id && row.id !== older?.id)
        .sort((one, other) => away(one) - away(other))
        .slice(0, RELATED_POSTS)
      return { newer, older, related }
    },

    countBySpan: (starts: readonly Date[]): Promise<TimeSpanCount[]> =>
      db
        .select({ span: spanIndexOf(publishedAt, starts), count: rowCountSql })
        .from(posts)
        .where(and(isPublished(), gte(publishedAt, starts[0]!)))
        .groupBy(sql`1`),

    listRun: ({ from, skip, take }: RowRange): Promise<DatedPostRow[]> =>
      db
        .select(datedColumns)
        .from(posts)
        .where(and(isPublished(), gte(publishedAt, from)))
        .orderBy(...oldestFirst)
        .offset(skip)
        .limit(take),

    listWithin(
      spans: readonly TimeSpan[],
      most: number,
    ): Promise<(DatedPostRow & Pick<PostRow, 'excerpt' | 'content'>)[]> {
      const { table, isWithin } = toSpansTable(publishedAt, spans)
      return db
        .select({ ...datedColumns, excerpt, content })
        .from(posts)
        .innerJoin(table, isWithin)
        .where(isPublished())
        .orderBy(...newestFirst)
        .limit(most)
    },

    /** Yields batches, oldest post first; `to` is exclusive. */
    async *readBetween({ from, to }: TimeSpan): AsyncGenerator<PostRow[]> {
      const rows = await db
        .select({ id })
        .from(posts)
        .where(and(isPublished(), gte(publishedAt, from), lt(publishedAt, to)))
        .orderBy(...oldestFirst)
      const ids = rows.map((row) => row.id)
      const readBatch = async (batch: number[]) => (await listPublishedByIds(batch)).reverse()
      yield* readInBatches(ids, READ_AT_ONCE, readBatch)
    },

    async listYears(zone: string): Promise<number[]> {
      const year = sql<number>`extract(year from ${publishedAt} at time zone ${zone}::text)::int`
      const rows = await db
        .selectDistinct({ year: year.as('year') })
        .from(posts)
        .where(isPublished())
      return rows.map((row) => row.year)
    },
  }
}

export type PostsByTime = ReturnType<typeof createPostsByTime>
