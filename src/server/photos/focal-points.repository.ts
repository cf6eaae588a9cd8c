import { eq, like } from 'drizzle-orm'
import type { FocalPoint } from '#shared/contract/fields.ts'
import type { Db } from '../platform/database/database.ts'
import { focalPoints } from './focal-points.table.ts'

export function createFocalPointsRepository(db: Db) {
  return {
    list: () => db.select().from(focalPoints),
    async put(imageUrl: string, [x, y]: FocalPoint) {
      await db
        .insert(focalPoints)
        .values({ imageUrl, x, y })
        .onConflictDoUpdate({ target: focalPoints.imageUrl, set: { x, y } })
    },
    async remove(imageUrl: string) {
      await db.delete(focalPoints).where(eq(focalPoints.imageUrl, imageUrl))
    },
    /** Of the pictures in a folder. */
    async removeUnder(folder: string) {
      await db.delete(focalPoints).where(like(focalPoints.imageUrl, `${folder}/%`))
    },
  }
}

export type FocalPointsRepository = ReturnType<typeof createFocalPointsRepository>
