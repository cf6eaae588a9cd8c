import { and, eq, inArray, isNotNull, isNull, like, lt, sql } from 'drizzle-orm'
import type { FocalPoint } from '#shared/contract/fields.ts'
import type { Db } from '../platform/database/database.ts'
import { findFirstRow } from '../platform/database/first-row.ts'
import { buildValueReplacement, type ValueReplacements } from '../platform/database/queries.ts'
import { focalPoints, photos } from './photos.table.ts'
import {
  createShownPhotos,
  dayIn,
  isLive,
  newestFirst,
  type PhotoRow,
} from './shown-photos.repository.ts'

export type NewPhotoRow = typeof photos.$inferInsert

const { id, imageUrl, day, position } = photos

export type PhotoOrderRow = Pick<PhotoRow, 'id' | 'day' | 'position'>

const isInTrash = (ids: number[]) => and(inArray(id, ids), isNotNull(photos.deletedAt))

/**
 * A deleted photo keeps its row until it is restored or purged; only trash queries read it. Days
 * are those of the diary's time zone.
 */
export function createPhotosRepository(db: Db, getZone: () => Promise<string>) {
  const { list, find, countByCategory } = createShownPhotos(db, getZone, 'pack')
  return {
    list,
    find,
    countByCategory,

    count: () => db.$count(photos, isLive()),

    async listImageUrls(): Promise<string[]> {
      const rows = await db.select({ url: imageUrl }).from(photos).where(isLive())
      return rows.map(({ url }) => url)
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

    place: (changes: readonly PhotoOrderRow[]): Promise<PhotoOrderRow[]> =>
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
