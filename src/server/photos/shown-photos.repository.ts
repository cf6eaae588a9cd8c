import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { findFirstRow } from '../platform/database/first-row.ts'
import {
  isReadableBy,
  type RowRange,
  rowCountSql,
  spanIndexOf,
  type TimeSpan,
  type TimeSpanCount,
  toSpansTable,
} from '../platform/database/queries.ts'
import type { Audience } from '../platform/reading.ts'
import { photos } from './photos.table.ts'

export type PhotoRow = typeof photos.$inferSelect

const { id, title, description, imageUrl, alt, day, position, createdAt } = photos
const datedColumns = { id, title, description, imageUrl, alt, day, createdAt }
type DatedPhotoRow = Pick<PhotoRow, keyof typeof datedColumns>

interface FirstOfSpans {
  starts: readonly Date[]
  until: Date | undefined
  each: number
}

export const dayIn = (zone: string) =>
  sql<string>`coalesce(${day}, (${createdAt} at time zone ${zone}::text)::date)`
/** Noon exists on every day, whatever clock changes a zone makes. */
const timeIn = (zone: string) =>
  sql<Date>`coalesce((${day} + time '12:00') at time zone ${zone}::text, ${createdAt})`
/** Sorts by day, then in the owner's order, then by the time of adding. */
export const newestFirst = (zone: string) => [
  desc(dayIn(zone)),
  asc(position),
  desc(createdAt),
  desc(id),
]
const oldestFirst = (zone: string) => [asc(dayIn(zone)), desc(position), asc(createdAt), asc(id)]
export const isLive = () => isNull(photos.deletedAt)

/** The photos that this audience may see. Days are those of the diary's time zone. */
export function createShownPhotos(db: Db, getZone: () => Promise<string>, audience: Audience) {
  const isShown = () => and(isLive(), isReadableBy(audience, photos.audience))

  return {
    async list(limit?: number): Promise<PhotoRow[]> {
      const all = db
        .select()
        .from(photos)
        .where(isShown())
        .orderBy(...newestFirst(await getZone()))
      return limit === undefined ? all : all.limit(limit)
    },

    async listPage(
      categories: string[] | null,
      limit: number,
      offset: number,
    ): Promise<PhotoRow[]> {
      return db
        .select()
        .from(photos)
        .where(and(isShown(), categories ? inArray(photos.category, categories) : undefined))
        .orderBy(...newestFirst(await getZone()))
        .limit(limit)
        .offset(offset)
    },

    /** If two spellings mean one category, the spelling of the oldest photo comes last. */
    countByCategory: () =>
      db
        .select({ category: photos.category, count: rowCountSql })
        .from(photos)
        .where(isShown())
        .groupBy(photos.category)
        .orderBy(desc(sql`min(${createdAt})`), desc(sql`min(${id})`)),

    async find(photoId: number): Promise<PhotoRow | null> {
      return findFirstRow(
        db
          .select()
          .from(photos)
          .where(and(eq(id, photoId), isShown())),
      )
    },

    /** The database compares the times, because it has microseconds and JavaScript has not. */
    async listNeighbors(of: number): Promise<{ newer: PhotoRow | null; older: PhotoRow | null }> {
      const zone = await getZone()
      const place = sql`(${dayIn(zone)}, -${position}, ${createdAt}, ${id})`
      const here = sql`(select ${dayIn(zone)}, -${position}, ${createdAt}, ${id} from ${photos} where ${id} = ${of})`
      const [newer] = await db
        .select()
        .from(photos)
        .where(and(isShown(), sql`${place} > ${here}`))
        .orderBy(...oldestFirst(zone))
        .limit(1)
      const [older] = await db
        .select()
        .from(photos)
        .where(and(isShown(), sql`${place} < ${here}`))
        .orderBy(...newestFirst(zone))
        .limit(1)
      return { newer: newer ?? null, older: older ?? null }
    },

    async listTitles(most: number): Promise<{ id: number; title: string }[]> {
      return db
        .select({ id, title })
        .from(photos)
        .where(isShown())
        .orderBy(...newestFirst(await getZone()))
        .limit(most)
    },

    async listBetween({ from, to }: TimeSpan): Promise<PhotoRow[]> {
      const zone = await getZone()
      const time = timeIn(zone)
      return db
        .select()
        .from(photos)
        .where(and(isShown(), gte(time, from), lt(time, to)))
        .orderBy(...oldestFirst(zone))
    },

    async listYears(): Promise<number[]> {
      const year = sql<number>`extract(year from ${dayIn(await getZone())})::int`
      const rows = await db
        .selectDistinct({ year: year.as('year') })
        .from(photos)
        .where(isShown())
      return rows.map((row) => row.year)
    },

    async countBySpan(starts: readonly Date[]): Promise<TimeSpanCount[]> {
      const time = timeIn(await getZone())
      return db
        .select({ span: spanIndexOf(time, starts), count: rowCountSql })
        .from(photos)
        .where(and(isShown(), gte(time, starts[0]!)))
        .groupBy(sql`1`)
    },

    async listRun({ from, skip, take }: RowRange): Promise<DatedPhotoRow[]> {
      const zone = await getZone()
      return db
        .select(datedColumns)
        .from(photos)
        .where(and(isShown(), gte(timeIn(zone), from)))
        .orderBy(...oldestFirst(zone))
        .offset(skip)
        .limit(take)
    },

    async listWithin(spans: readonly TimeSpan[], most: number): Promise<DatedPhotoRow[]> {
      const zone = await getZone()
      const { table, isWithin } = toSpansTable(timeIn(zone), spans)
      return db
        .select(datedColumns)
        .from(photos)
        .innerJoin(table, isWithin)
        .where(isShown())
        .orderBy(...newestFirst(zone))
        .limit(most)
    },

    async listFirstOfSpans({ starts, until, each }: FirstOfSpans): Promise<DatedPhotoRow[]> {
      const zone = await getZone()
      const time = timeIn(zone)
      const span = spanIndexOf(time, starts)
      const order = sql.join(oldestFirst(zone), sql`, `)
      const place = sql<number>`row_number() over (partition by ${span} order by ${order})`
      const ranked = db
        .select({ ...datedColumns, span: span.as('span'), place: place.as('place') })
        .from(photos)
        .where(and(isShown(), gte(time, starts[0]!), until && lt(time, until)))
        .as('ranked')
      return db
        .select()
        .from(ranked)
        .where(lte(ranked.place, each))
        .orderBy(asc(ranked.span), asc(ranked.place))
    },
  }
}

export type ShownPhotos = ReturnType<typeof createShownPhotos>
