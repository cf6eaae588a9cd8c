import { and, asc, gte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { countRows, type Run, type SpanCount, spanOf } from '../../platform/database/spans.ts'
import type { PostRow } from '../post-row.ts'
import { posts } from '../posts.table.ts'
import { isPublished } from './published-posts.repository.ts'

const { id, slug, title, excerpt, coverImage, publishedAt, createdAt } = posts
const columns = { id, slug, title, excerpt, coverImage, publishedAt, createdAt }
export type DatedPostRow = Pick<PostRow, keyof typeof columns>

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
  }
}
