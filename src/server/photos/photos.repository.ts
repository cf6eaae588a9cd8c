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
import {
  countRows,
  type Replacements,
  type Run,
  replaceValues,
  type Span,
  type SpanCount,
  spanOf,
  spansTable,
} from '../platform/database/queries.ts'
import { focalPoints, photos } from './photos.table.ts'

export type PhotoRow = typeof photos.$inferSelect
export type NewPhotoRow = typeof photos.$inferInsert

const { id, title, description, imageUrl, createdAt } = photos
const datedColumns = { id, title, description, imageUrl, createdAt }
type DatedPhotoRow = Pick<PhotoRow, keyof typeof datedColumns>

interface FirstOfSpans {
  starts: readonly Date[]
  /** Where the last span ends, if it does. */
  until: Date | undefined
  each: number
}

const newestFirst = [desc(createdAt), desc(id)]
const oldestFirst = [asc(createdAt), asc(id)]
const isLive = () => isNull(photos.deletedAt)
const isInTrash = (ids: number[]) => and(inArray(id, ids), isNotNull(photos.deletedAt))

/** A deleted photo keeps its row until it is restored or gone; only the trash queries read it. */
export function createPhotosRepository(db: Db) {
  const all = () =>
    db
      .select()
      .from(photos)
      .where(isLive())
      .orderBy(...newestFirst)

  return {
    list: (limit?: number): Promise<PhotoRow[]> =>
      limit === undefined ? all() : all().limit(limit),

    /** Of all categories, or of those spelled so. */
    listPage(categories: string[] | null, limit: number, offset: number): Promise<PhotoRow[]> {
      return db
        .select()
        .from(photos)
        .where(and(isLive(), categories ? inArray(photos.category, categories) : undefined))
        .orderBy(...newestFirst)
        .limit(limit)
        .offset(offset)
    },

    /** Where two spellings are one category, the one of the oldest photo stands last. */
    countByCategory: () =>
      db
        .select({ category: photos.category, count: countRows })
        .from(photos)
        .where(isLive())
        .groupBy(photos.category)
        .orderBy(desc(sql`min(${createdAt})`), desc(sql`min(${id})`)),

    count: () => db.$count(photos, isLive()),

    async find(wanted: number): Promise<PhotoRow | null> {
      const [row] = await db
        .select()
        .from(photos)
        .where(and(eq(id, wanted), isLive()))
      return row ?? null
    },

    /** The photos before and after one in the gallery; times are compared in SQL, which has microseconds. */
    async listNeighbors(of: number): Promise<{ newer: PhotoRow | null; older: PhotoRow | null }> {
      const taken = sql`(select ${createdAt} from ${photos} where ${id} = ${of})`
      const place = sql`(${createdAt}, ${id})`
      const [newer] = await db
        .select()
        .from(photos)
        .where(and(isLive(), sql`${place} > (${taken}, ${of})`))
        .orderBy(...oldestFirst)
        .limit(1)
      const [older] = await db
        .select()
        .from(photos)
        .where(and(isLive(), sql`${place} < (${taken}, ${of})`))
        .orderBy(...newestFirst)
        .limit(1)
      return { newer: newer ?? null, older: older ?? null }
    },

    /** For search engines: every photo's address can be made of these. */
    listTitles: (most: number): Promise<{ id: number; title: string }[]> =>
      db
        .select({ id, title })
        .from(photos)
        .where(isLive())
        .orderBy(...newestFirst)
        .limit(most),

    async listImageUrls(): Promise<string[]> {
      const rows = await db.select({ url: imageUrl }).from(photos).where(isLive())
      return rows.map(({ url }) => url)
    },

    /** Oldest first. */
    listBetween: ({ from, to }: Span) =>
      db
        .select()
        .from(photos)
        .where(and(isLive(), gte(createdAt, from), lt(createdAt, to)))
        .orderBy(...oldestFirst),

    async listYears(zone: string): Promise<number[]> {
      const year = sql<number>`extract(year from ${createdAt} at time zone ${zone}::text)::int`
      const rows = await db
        .selectDistinct({ year: year.as('year') })
        .from(photos)
        .where(isLive())
      return rows.map((row) => row.year)
    },

    countBySpan: (starts: readonly Date[]): Promise<SpanCount[]> =>
      db
        .select({ span: spanOf(createdAt, starts), count: countRows })
        .from(photos)
        .where(and(isLive(), gte(createdAt, starts[0]!)))
        .groupBy(sql`1`),

    listRun: ({ from, skip, take }: Run): Promise<DatedPhotoRow[]> =>
      db
        .select(datedColumns)
        .from(photos)
        .where(and(isLive(), gte(createdAt, from)))
        .orderBy(...oldestFirst)
        .offset(skip)
        .limit(take),

    listWithin(spans: readonly Span[], most: number): Promise<DatedPhotoRow[]> {
      const { table, isWithin } = spansTable(createdAt, spans)
      return db
        .select(datedColumns)
        .from(photos)
        .innerJoin(table, isWithin)
        .where(isLive())
        .orderBy(...newestFirst)
        .limit(most)
    },

    /** The oldest few of each span. */
    async listFirstOfSpans({ starts, until, each }: FirstOfSpans): Promise<DatedPhotoRow[]> {
      const place = sql<number>`row_number() over (partition by ${spanOf(createdAt, starts)} order by ${createdAt}, ${id})`
      const ranked = db
        .select({ ...datedColumns, place: place.as('place') })
        .from(photos)
        .where(and(isLive(), gte(createdAt, starts[0]!), until && lt(createdAt, until)))
        .as('ranked')
      return db
        .select()
        .from(ranked)
        .where(lte(ranked.place, each))
        .orderBy(asc(ranked.createdAt), asc(ranked.id))
    },

    async insert(row: NewPhotoRow): Promise<PhotoRow> {
      const [created] = await db.insert(photos).values(row).returning()
      return created!
    },

    async update(wanted: number, change: Partial<NewPhotoRow>): Promise<PhotoRow | null> {
      const [updated] = await db
        .update(photos)
        .set(change)
        .where(and(eq(id, wanted), isLive()))
        .returning()
      return updated ?? null
    },

    updateAll: (ids: number[], change: Partial<NewPhotoRow>): Promise<PhotoRow[]> =>
      db
        .update(photos)
        .set(change)
        .where(and(inArray(id, ids), isLive()))
        .returning(),

    async renameCategories(names: Replacements) {
      const { value, where } = replaceValues(photos.category, names)
      await db.update(photos).set({ category: value }).where(where)
    },

    markDeleted: (ids: number[], deletedAt: Date): Promise<{ id: number }[]> =>
      db
        .update(photos)
        .set({ deletedAt })
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

    async put(url: string, [x, y]: FocalPoint) {
      await db
        .insert(focalPoints)
        .values({ imageUrl: url, x, y })
        .onConflictDoUpdate({ target: focalPoints.imageUrl, set: { x, y } })
    },

    async remove(url: string) {
      await db.delete(focalPoints).where(eq(focalPoints.imageUrl, url))
    },

    /** Of the pictures in a folder. */
    async removeUnder(folder: string) {
      await db.delete(focalPoints).where(like(focalPoints.imageUrl, `${folder}/%`))
    },
  }
}

export type FocalPointsRepository = ReturnType<typeof createFocalPointsRepository>
