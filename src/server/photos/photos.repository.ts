import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { type Replacements, replaceValues } from '../platform/database/replace-values.ts'
import { photos } from './photos.table.ts'

export type PhotoRow = typeof photos.$inferSelect
export type NewPhotoRow = typeof photos.$inferInsert

export function createPhotosRepository(db: Db) {
  const all = () => db.select().from(photos).orderBy(desc(photos.createdAt), desc(photos.id))

  return {
    list: (limit?: number): Promise<PhotoRow[]> =>
      limit === undefined ? all() : all().limit(limit),
    /** Of all categories, or of those spelled so. */
    listPage(categories: string[] | null, limit: number, offset: number): Promise<PhotoRow[]> {
      return db
        .select()
        .from(photos)
        .where(categories ? inArray(photos.category, categories) : undefined)
        .orderBy(desc(photos.createdAt), desc(photos.id))
        .limit(limit)
        .offset(offset)
    },
    /** Where two spellings are one category, the one of the oldest photo stands last. */
    countByCategory: () =>
      db
        .select({ category: photos.category, count: sql<number>`count(*)::int` })
        .from(photos)
        .groupBy(photos.category)
        .orderBy(desc(sql`min(${photos.createdAt})`), desc(sql`min(${photos.id})`)),
    async findById(id: number): Promise<PhotoRow | null> {
      const [row] = await db.select().from(photos).where(eq(photos.id, id))
      return row ?? null
    },
    async insert(row: NewPhotoRow): Promise<PhotoRow> {
      const [created] = await db.insert(photos).values(row).returning()
      return created!
    },
    async update(id: number, change: Partial<NewPhotoRow>): Promise<PhotoRow | null> {
      const [updated] = await db.update(photos).set(change).where(eq(photos.id, id)).returning()
      return updated ?? null
    },
    updateAll: (ids: number[], change: Partial<NewPhotoRow>): Promise<PhotoRow[]> =>
      db.update(photos).set(change).where(inArray(photos.id, ids)).returning(),
    async renameCategories(names: Replacements) {
      const { value, where } = replaceValues(photos.category, names)
      await db.update(photos).set({ category: value }).where(where)
    },
    removeAll: (ids: number[]): Promise<PhotoRow[]> =>
      db.delete(photos).where(inArray(photos.id, ids)).returning(),
    count: () => db.$count(photos),
  }
}

export type PhotosRepository = ReturnType<typeof createPhotosRepository>
