import { and, asc, gte, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import {
  countRows,
  type Run,
  type Span,
  type SpanCount,
  spanOf,
  spansTable,
} from '../platform/database/spans.ts'
import type { PostRow } from './post-row.ts'
import { posts } from './posts.table.ts'
import { isPublished, newestFirst } from './published-posts.repository.ts'

const { id, slug, title, excerpt, content, coverImage, publishedAt, createdAt } = posts
const columns = { id, slug, title, coverImage, publishedAt, createdAt }
export type DatedPostRow = Pick<PostRow, keyof typeof columns>
export type ToldPostRow = DatedPostRow & Pick<PostRow, 'excerpt' | 'content'>

/** Published posts by the time they were told. */
export function createPostSpans(db: Db) {
  return {
    countBySpan: (starts: readonly Date[]): Promise<SpanCount[]> =>
      db
        .select({ span: spanOf(publishedAt, starts), count: countRows })
        .from(posts)
        .where(and(isPublished(), gte(publishedAt, starts[0]!)))
        .groupBy(sql`1`),

    listRun: ({ from, skip, take }: Run): Promise<DatedPostRow[]> =>
      db
        .select(columns)
        .from(posts)
        .where(and(isPublished(), gte(publishedAt, from)))
        .orderBy(asc(publishedAt), asc(createdAt), asc(id))
        .offset(skip)
        .limit(take),

    listWithin(spans: readonly Span[], most: number): Promise<ToldPostRow[]> {
      const { table, isWithin } = spansTable(publishedAt, spans)
      return db
        .select({ ...columns, excerpt, content })
        .from(posts)
        .innerJoin(table, isWithin)
        .where(isPublished())
        .orderBy(...newestFirst)
        .limit(most)
    },
  }
}
