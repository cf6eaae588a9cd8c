import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { type Replacements, replaceValues } from '../platform/database/replace-values.ts'
import { createDeletedPhotos, isLive } from './deleted-photos.repository.ts'
import { createPhotoSpans } from './photo-spans.repository.ts'
import { photos } from './photos.table.ts'
import { createPhotosOfYear } from './photos-of-year.repository.ts'

export type PhotoRow = typeof photos.$inferSelect
export type NewPhotoRow = typeof photos.$inferInsert

export function createPhotosRepository(db: Db) {
  const newestFirst = [desc(photos.createdAt), desc(photos.id)]
  const all = () =>
    db
      .select()
      .from(photos)
      .where(isLive())
      .orderBy(...newestFirst)

  return {
    ...createDeletedPhotos(db),
    ...createPhotosOfYear(db),
    ...createPhotoSpans(db),

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
        .select({ category: photos.category, count: sql<number>`count(*)::int` })
        .from(photos)
        .where(isLive())
        .groupBy(photos.category)
        .orderBy(desc(sql`min(${photos.createdAt})`), desc(sql`min(${photos.id})`)),
    async findById(id: number): Promise<PhotoRow | null> {
      const [row] = await db
        .select()
        .from(photos)
        .where(and(eq(photos.id, id), isLive()))
      return row ?? null
    },
    /** The photos before and after one in the album; its times are compared where they are exact. */
    async listNeighbors(id: number): Promise<{ newer: PhotoRow | null; older: PhotoRow | null }> {
      const taken = sql`(select ${photos.createdAt} from ${photos} where ${photos.id} = ${id})`
      const place = sql`(${photos.createdAt}, ${photos.id})`
      const [newer] = await db
        .select()
        .from(photos)
        .where(and(isLive(), sql`${place} > (${taken}, ${id})`))
        .orderBy(asc(photos.createdAt), asc(photos.id))
        .limit(1)
      const [older] = await db
        .select()
        .from(photos)
        .where(and(isLive(), sql`${place} < (${taken}, ${id})`))
        .orderBy(...newestFirst)
        .limit(1)
      return { newer: newer ?? null, older: older ?? null }
    },
    /** For search engines: every photo's address can be made of these. */
    listTitles: (most: number): Promise<{ id: number; title: string }[]> =>
      db
        .select({ id: photos.id, title: photos.title })
        .from(photos)
        .where(isLive())
        .orderBy(...newestFirst)
        .limit(most),
    async listImageUrls(): Promise<string[]> {
      const rows = await db.select({ url: photos.imageUrl }).from(photos).where(isLive())
      return rows.map(({ url }) => url)
    },
    async insert(row: NewPhotoRow): Promise<PhotoRow> {
      const [created] = await db.insert(photos).values(row).returning()
      return created!
    },
    /** With a number of its own; the next one to be given is higher. */
    insertNumbered: (row: NewPhotoRow & { id: number }): Promise<PhotoRow> =>
      db.transaction(async (tx) => {
        const [created] = await tx.insert(photos).values(row).returning()
        await tx.execute(
          sql`select setval(pg_get_serial_sequence('photos', 'id'), (select max(id) from ${photos}))`,
        )
        return created!
      }),
    async update(id: number, change: Partial<NewPhotoRow>): Promise<PhotoRow | null> {
      const [updated] = await db
        .update(photos)
        .set(change)
        .where(and(eq(photos.id, id), isLive()))
        .returning()
      return updated ?? null
    },
    updateAll: (ids: number[], change: Partial<NewPhotoRow>): Promise<PhotoRow[]> =>
      db
        .update(photos)
        .set(change)
        .where(and(inArray(photos.id, ids), isLive()))
        .returning(),
    async renameCategories(names: Replacements) {
      const { value, where } = replaceValues(photos.category, names)
      await db.update(photos).set({ category: value }).where(where)
    },
    count: () => db.$count(photos, isLive()),
  }
}

export type PhotosRepository = ReturnType<typeof createPhotosRepository>
