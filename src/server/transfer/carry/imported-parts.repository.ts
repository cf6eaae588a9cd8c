import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { importedParts } from './imports.table.ts'

export type ImportedPartRow = typeof importedParts.$inferSelect

export function createImportedPartsRepository(db: Db) {
  return {
    /** As it was when it was noted first. */
    async note(part: typeof importedParts.$inferInsert): Promise<void> {
      await db.insert(importedParts).values(part).onConflictDoNothing()
    },

    list: (importId: number): Promise<ImportedPartRow[]> =>
      db
        .select()
        .from(importedParts)
        .where(eq(importedParts.importId, importId))
        .orderBy(asc(importedParts.id)),

    async remove(id: number): Promise<void> {
      await db.delete(importedParts).where(eq(importedParts.id, id))
    },
  }
}

export type ImportedPartsRepository = ReturnType<typeof createImportedPartsRepository>
