import { and, eq, gte, lt } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { mediaUploads } from '../photos.table.ts'

type UploadRow = typeof mediaUploads.$inferSelect

export function createKnownUploadsRepository(db: Db) {
  return {
    async findName(key: string, since: Date): Promise<string | null> {
      const [row] = await db
        .select({ name: mediaUploads.name })
        .from(mediaUploads)
        .where(and(eq(mediaUploads.key, key), gte(mediaUploads.createdAt, since)))
      return row?.name ?? null
    },

    /** Returns false if another upload has had the key since then. */
    async record(row: UploadRow, since: Date): Promise<boolean> {
      const recorded = await db
        .insert(mediaUploads)
        .values(row)
        .onConflictDoUpdate({
          target: mediaUploads.key,
          set: { name: row.name, createdAt: row.createdAt },
          setWhere: lt(mediaUploads.createdAt, since),
        })
        .returning({ key: mediaUploads.key })
      return recorded.length > 0
    },

    async removeBefore(since: Date): Promise<void> {
      await db.delete(mediaUploads).where(lt(mediaUploads.createdAt, since))
    },
  }
}

export type KnownUploadsRepository = ReturnType<typeof createKnownUploadsRepository>
