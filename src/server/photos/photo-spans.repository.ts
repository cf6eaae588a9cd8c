import { and, asc, desc, gte, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import {
  countRows,
  type Run,
  type Span,
  type SpanCount,
  spanOf,
  spansTable,
} from '../platform/database/spans.ts'
import { isLive } from './deleted-photos.repository.ts'
import { photos } from './photos.table.ts'

const { id, title, description, imageUrl, createdAt } = photos
const columns = { id, title, description, imageUrl, createdAt }
export type DatedPhotoRow = Pick<typeof photos.$inferSelect, keyof typeof columns>

interface FirstOfSpans {
  starts: readonly Date[]
  /** Where the last span ends, if it does. */
  until: Date | undefined
  each: number
}

/** Photos by the time they were added. */
export function createPhotoSpans(db: Db) {
  return {
    countBySpan: (starts: readonly Date[]): Promise<SpanCount[]> =>
      db
        .select({ span: spanOf(createdAt, starts), count: countRows })
        .from(photos)
        .where(and(isLive(), gte(createdAt, starts[0]!)))
        .groupBy(sql`1`),

    listRun: ({ from, skip, take }: Run): Promise<DatedPhotoRow[]> =>
      db
        .select(columns)
        .from(photos)
        .where(and(isLive(), gte(createdAt, from)))
        .orderBy(asc(createdAt), asc(id))
        .offset(skip)
        .limit(take),

    listWithin(spans: readonly Span[], most: number): Promise<DatedPhotoRow[]> {
      const { table, isWithin } = spansTable(createdAt, spans)
      return db
        .select(columns)
        .from(photos)
        .innerJoin(table, isWithin)
        .where(isLive())
        .orderBy(desc(createdAt), desc(id))
        .limit(most)
    },

    /** The oldest few of each span. */
    async listFirstOfSpans({ starts, until, each }: FirstOfSpans): Promise<DatedPhotoRow[]> {
      const place = sql<number>`row_number() over (partition by ${spanOf(createdAt, starts)} order by ${createdAt}, ${id})`
      const ranked = db
        .select({ ...columns, place: place.as('place') })
        .from(photos)
        .where(and(isLive(), gte(createdAt, starts[0]!), until && lt(createdAt, until)))
        .as('ranked')
      return db
        .select()
        .from(ranked)
        .where(lte(ranked.place, each))
        .orderBy(asc(ranked.createdAt), asc(ranked.id))
    },
  }
}
