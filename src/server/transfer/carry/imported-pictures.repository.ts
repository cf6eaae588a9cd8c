import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { importedPictures } from './imports.table.ts'

type ImportedPictureRow = typeof importedPictures.$inferSelect

/** Pictures that imports brought, or looked for in vain. */
export function createImportedPicturesRepository(db: Db) {
  return {
    async findPicture(importId: number, sourceKey: string): Promise<ImportedPictureRow | null> {
      const [row] = await db
        .select()
        .from(importedPictures)
        .where(
          and(eq(importedPictures.importId, importId), eq(importedPictures.sourceKey, sourceKey)),
        )
      return row ?? null
    },

    async notePicture(row: typeof importedPictures.$inferInsert): Promise<void> {
      await db.insert(importedPictures).values(row).onConflictDoNothing()
    },

    countPictures: (importId: number) =>
      db.$count(importedPictures, eq(importedPictures.importId, importId)),

    async listImageUrls(importId: number): Promise<string[]> {
      const rows = await db
        .select({ imageUrl: importedPictures.imageUrl })
        .from(importedPictures)
        .where(eq(importedPictures.importId, importId))
      return rows.flatMap(({ imageUrl }) => imageUrl ?? [])
    },

    async removePictures(importId: number): Promise<void> {
      await db.delete(importedPictures).where(eq(importedPictures.importId, importId))
    },
  }
}
