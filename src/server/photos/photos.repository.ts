import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  sql,
} from 'drizzle-orm'
import type { FocalPoint } from '#shared/contract/fields.ts'
import type { Db } from '../platform/database/database.ts'
import { findFirstRow } from '../platform/database/first-row.ts'
import {
  buildValueReplacement,
  type RowRange,
  rowCountSql,
  spanIndexOf,
  type TimeSpan,
  type TimeSpanCount,
  toSpansTable,
  type ValueReplacements,
} from '../platform/database/queries.ts'
import { focalPoints, photos } from './photos.table.ts'

export type PhotoRow = typeof photos.$inferSelect
export type NewPhotoRow = typeof photos.$inferInsert

const { id, title, description, imageUrl, alt, day, position, createdAt } = photos
const datedColumns = { id, title, description, imageUrl, alt, day, createdAt }
type DatedPhotoRow = Pick<PhotoRow, keyof typeof datedColumns>

export type PlacedPhotoRow = Pick<PhotoRow, 'id' | 'day' | 'position'>

interface FirstOfSpans {
  starts: readonly Date[]
  until: Date | undefined
  each: number
}

const dayIn = (zone: string) =>
  sql<string>`coalesce(${day}, (${createdAt} at time zone ${zone}::text)::date)`
/** Noon exists on every day, whatever clock changes a zone makes. */
const timeIn = (zone: string) =>
  sql<Date>`coalesce((${day} + time '12:00') at time zone ${zone}::text, ${createdAt})`
/** Sorts by day, then in the owner's order, then by the time of adding. */
const newestFirst = (zone: string) => [desc(dayIn(zone)), asc(position), desc(createdAt), desc(id)]
const oldestFirst = (zone: string) => [asc(dayIn(zone)), desc(position), asc(createdAt), asc(id)]
const isLive = () => isNull(photos.deletedAt)
const isInTrash = (ids: number[]) => and(inArray(id, ids), isNotNull(photos.deletedAt))

/**
 * A deleted photo keeps its row until it is restored or purged; only trash queries read it. Days
 * are those of the diary's time zone.
 */
export function createPhotosRepository(db: Db, getZone: () => Promise<string>) {
  return {
    async list(limit?: number): Promise<PhotoRow[]> {
      const all = db
        .select()
        .from(photos)
        .where(isLive())
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
        .where(and(isLive(), categories ? inArray(photos.category, categories) : undefined))
        .orderBy(...newestFirst(await getZone()))
        .limit(limit)
        .offset(offset)
    },

    /** If two spellings mean one category, the spelling of the oldest photo comes last. */
    countByCategory: () =>
      db
        .select({ category: photos.category, count: rowCountSql })
        .from(photos)
        .where(isLive())
        .groupBy(photos.category)
        .orderBy(desc(sql`min(${createdAt})`), desc(sql`min(${id})`)),

    count: () => db.$count(photos, isLive()),

    async find(photoId: number): Promise<PhotoRow | null> {
      return findFirstRow(
        db
          .select()
          .from(photos)
          .where(and(eq(id, photoId), isLive())),
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
        .where(and(isLive(), sql`${place} > ${here}`))
        .orderBy(...oldestFirst(zone))
        .limit(1)
      const [older] = await db
        .select()
        .from(photos)
        .where(and(isLive(), sql`${place} < ${here}`))
        .orderBy(...newestFirst(zone))
        .limit(1)
      return { newer: newer ?? null, older: older ?? null }
    },

    async listTitles(most: number): Promise<{ id: number; title: string }[]> {
      return db
        .select({ id, title })
        .from(photos)
        .where(isLive())
        .orderBy(...newestFirst(await getZone()))
        .limit(most)
    },

    async listImageUrls(): Promise<string[]> {
      const rows = await db.select({ url: imageUrl }).from(photos).where(isLive())
      return rows.map(({ url }) => url)
    },

    async listBetween({ from, to }: TimeSpan): Promise<PhotoRow[]> {
      const zone = await getZone()
      const time = timeIn(zone)
      return db
        .select()
        .from(photos)
        .where(and(isLive(), gte(time, from), lt(time, to)))
        .orderBy(...oldestFirst(zone))
    },

    async listYears(): Promise<number[]> {
      const year = sql<number>`extract(year from ${dayIn(await getZone())})::int`
      const rows = await db
        .selectDistinct({ year: year.as('year') })
        .from(photos)
        .where(isLive())
      return rows.map((row) => row.year)
    },

    async countBySpan(starts: readonly Date[]): Promise<TimeSpanCount[]> {
      const time = timeIn(await getZone())
      return db
        .select({ span: spanIndexOf(time, starts), count: rowCountSql })
        .from(photos)
        .where(and(isLive(), gte(time, starts[0]!)))
        .groupBy(sql`1`)
    },

    async listRun({ from, skip, take }: RowRange): Promise<DatedPhotoRow[]> {
      const zone = await getZone()
      return db
        .select(datedColumns)
        .from(photos)
        .where(and(isLive(), gte(timeIn(zone), from)))
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
        .where(isLive())
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
        .where(and(isLive(), gte(time, starts[0]!), until && lt(time, until)))
        .as('ranked')
      return db
        .select()
        .from(ranked)
        .where(lte(ranked.place, each))
        .orderBy(asc(ranked.span), asc(ranked.place))
    },

    async findByKey(clientKey: string): Promise<PhotoRow | null> {
      return findFirstRow(db.select().from(photos).where(eq(photos.clientKey, clientKey)))
    },

    async insert(row: NewPhotoRow): Promise<PhotoRow> {
      const [created] = await db.insert(photos).values(row).returning()
      return created!
    },

    async update(photoId: number, change: Partial<NewPhotoRow>): Promise<PhotoRow | null> {
      return findFirstRow(
        db
          .update(photos)
          .set(change)
          .where(and(eq(id, photoId), isLive()))
          .returning(),
      )
    },

    updateAll: (ids: number[], change: Partial<NewPhotoRow>): Promise<PhotoRow[]> =>
      db
        .update(photos)
        .set(change)
        .where(and(inArray(id, ids), isLive()))
        .returning(),

    async listOfDay(requestedDay: string): Promise<PhotoRow[]> {
      const zone = await getZone()
      return db
        .select()
        .from(photos)
        .where(and(isLive(), sql`${dayIn(zone)} = ${requestedDay}::date`))
        .orderBy(...newestFirst(zone))
    },

    async listWithoutDay(): Promise<PhotoRow[]> {
      return db
        .select()
        .from(photos)
        .where(and(isLive(), isNull(day)))
        .orderBy(...newestFirst(await getZone()))
    },

    place: (changes: readonly PlacedPhotoRow[]): Promise<PlacedPhotoRow[]> =>
      db.transaction(async (tx) => {
        const ids = changes.map((change) => change.id)
        const before = await tx
          .select({ id, day, position })
          .from(photos)
          .where(and(inArray(id, ids), isLive()))
          .for('update')
        for (const { id: photoId, ...to } of changes) {
          await tx
            .update(photos)
            .set(to)
            .where(and(eq(id, photoId), isLive()))
        }
        return before
      }),

    async renameCategories(names: ValueReplacements) {
      const { value, where } = buildValueReplacement(photos.category, names)
      await db.update(photos).set({ category: value }).where(where)
    },

    markDeleted: (ids: number[], deletedAt: Date): Promise<{ id: number }[]> =>
      db
        .update(photos)
        // The same create request, sent again, must make a new photo, because this one is deleted.
        .set({ deletedAt, clientKey: null })
        .where(and(inArray(id, ids), isLive()))
        .returning({ id }),

    listDeleted: (): Promise<PhotoRow[]> =>
      db.select().from(photos).where(isNotNull(photos.deletedAt)),

    restoreDeleted: (ids: number[]): Promise<PhotoRow[]> =>
      db.update(photos).set({ deletedAt: null }).where(isInTrash(ids)).returning(),

    removeDeleted: (ids: number[]): Promise<PhotoRow[]> =>
      db.delete(photos).where(isInTrash(ids)).returning(),

    removeDeletedBefore: (before: Date): Promise<PhotoRow[]> =>
      db.delete(photos).where(lt(photos.deletedAt, before)).returning(),
  }
}

export type PhotosRepository = ReturnType<typeof createPhotosRepository>

export function createFocalPointsRepository(db: Db) {
  return {
    list: () => db.select().from(focalPoints),

    async save(url: string, [x, y]: FocalPoint) {
      await db
        .insert(focalPoints)
        .values({ imageUrl: url, x, y })
        .onConflictDoUpdate({ target: focalPoints.imageUrl, set: { x, y } })
    },

    async remove(url: string) {
      await db.delete(focalPoints).where(eq(focalPoints.imageUrl, url))
    },

    async removeUnder(folder: string) {
      await db.delete(focalPoints).where(like(focalPoints.imageUrl, `${folder}/%`))
    },
  }
}

export type FocalPointsRepository = ReturnType<typeof createFocalPointsRepository>
