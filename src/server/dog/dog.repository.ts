import { desc, eq, lte, sql } from 'drizzle-orm'
import type { DogDocument, DogDraft } from '#shared/contract/dog.admin.ts'
import { MAX_REVISIONS_PER_POST } from '#shared/limits.ts'
import type { Db } from '../platform/database/database.ts'
import { defaultDog } from './default-dog.ts'
import { dogDrafts, dogVersions } from './dog.table.ts'

export type DogVersionRow = typeof dogVersions.$inferSelect
export type DogDraftRow = typeof dogDrafts.$inferSelect

/** A document older than a field gets that field's default, which every diary showed then. */
const complete = <Row extends { document: DogDraft }>(row: Row): Row => ({
  ...row,
  document: { dogs: [{ ...defaultDog.dogs[0], ...row.document.dogs[0] }] },
})

export function createDogRepository(db: Db) {
  return {
    async current(): Promise<DogVersionRow | null> {
      const [row] = await db.select().from(dogVersions).orderBy(desc(dogVersions.version)).limit(1)
      return row ? complete(row) : null
    },
    list: async () =>
      (await db.select().from(dogVersions).orderBy(desc(dogVersions.version))).map(complete),
    async find(id: number): Promise<DogVersionRow | null> {
      const [row] = await db.select().from(dogVersions).where(eq(dogVersions.id, id))
      return row ? complete(row) : null
    },
    save: (document: DogDocument, version: number, savedBy: string | null) =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .insert(dogVersions)
          .values({ document, version, savedBy })
          .onConflictDoNothing()
          .returning()
        if (!row) return null
        await tx
          .delete(dogVersions)
          .where(lte(dogVersions.version, version - MAX_REVISIONS_PER_POST))
        await tx.delete(dogDrafts)
        return row
      }),
    async draft(): Promise<DogDraftRow | null> {
      const [row] = await db.select().from(dogDrafts)
      return row ? complete(row) : null
    },
    async saveDraft(document: DogDraft, version: number) {
      await db
        .insert(dogDrafts)
        .values({ document, version })
        .onConflictDoUpdate({
          target: dogDrafts.id,
          set: { document, version, savedAt: sql`now()` },
        })
    },
    async dropDraft() {
      await db.delete(dogDrafts)
    },
  }
}

export type DogRepository = ReturnType<typeof createDogRepository>
