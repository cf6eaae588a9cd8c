import { and, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { photos } from './photos.table.ts'

type PhotoRow = typeof photos.$inferSelect

export const isLive = () => isNull(photos.deletedAt)
const isDeletedOf = (ids: number[]) => and(inArray(photos.id, ids), isNotNull(photos.deletedAt))

/** Photos that wait to come back or to be gone; nothing else reads them. */
export function createDeletedPhotos(db: Db) {
  return {
    markDeleted: (ids: number[], deletedAt: Date): Promise<{ id: number }[]> =>
      db
        .update(photos)
        .set({ deletedAt })
        .where(and(inArray(photos.id, ids), isLive()))
        .returning({ id: photos.id }),

    listDeleted: (): Promise<PhotoRow[]> =>
      db.select().from(photos).where(isNotNull(photos.deletedAt)),

    restoreDeleted: (ids: number[]): Promise<PhotoRow[]> =>
      db.update(photos).set({ deletedAt: null }).where(isDeletedOf(ids)).returning(),

    removeDeleted: (ids: number[]): Promise<PhotoRow[]> =>
      db.delete(photos).where(isDeletedOf(ids)).returning(),

    removeDeletedBefore: (before: Date): Promise<PhotoRow[]> =>
      db.delete(photos).where(lt(photos.deletedAt, before)).returning(),
  }
}
