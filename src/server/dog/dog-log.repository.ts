import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { LogChoices } from '#shared/contract/dog-log.ts'
import type { LogEntryFields } from '#shared/dog-log/log-entry.ts'
import type { Db } from '../platform/database/database.ts'
import { dogLogChoices, dogLogEntries } from './dog-log.table.ts'

export type LogRow = typeof dogLogEntries.$inferSelect
const { id: rowId, day, deletedAt, isPublic, photoUrl } = dogLogEntries

export function createDogLogRepository(db: Db) {
  const isLive = (id: number) => and(eq(rowId, id), isNull(deletedAt))
  const list = (onlyPublic: boolean): Promise<LogRow[]> =>
    db
      .select()
      .from(dogLogEntries)
      .where(and(isNull(deletedAt), onlyPublic ? eq(isPublic, true) : undefined))
      .orderBy(desc(day), desc(rowId))

  return {
    /** The newest first. */
    list: () => list(false),
    listPublic: () => list(true),
    async find(id: number): Promise<LogRow | null> {
      const [row] = await db.select().from(dogLogEntries).where(isLive(id))
      return row ?? null
    },
    async insert(entry: LogEntryFields): Promise<LogRow> {
      const [row] = await db.insert(dogLogEntries).values(entry).returning()
      return row!
    },
    async update(id: number, entry: LogEntryFields): Promise<LogRow | null> {
      const [row] = await db.update(dogLogEntries).set(entry).where(isLive(id)).returning()
      return row ?? null
    },
    async markDeleted(id: number, now: Date): Promise<boolean> {
      const change = db.update(dogLogEntries).set({ deletedAt: now }).where(isLive(id))
      return (await change.returning({ id: rowId })).length > 0
    },
    async restore(id: number): Promise<LogRow | null> {
      const [row] = await db
        .update(dogLogEntries)
        .set({ deletedAt: null })
        .where(and(eq(rowId, id), isNotNull(deletedAt)))
        .returning()
      return row ?? null
    },
    async removeDeletedBefore(before: Date): Promise<number> {
      const removal = db.delete(dogLogEntries).where(lt(deletedAt, before))
      return (await removal.returning({ id: rowId })).length
    },
    /** Of deleted entries as well: they may come back. */
    async listPhotoUrls(): Promise<string[]> {
      const rows = await db.select({ photoUrl }).from(dogLogEntries).where(isNotNull(photoUrl))
      return rows.flatMap((row) => row.photoUrl ?? [])
    },
    async findChoices(): Promise<LogChoices | null> {
      const [row] = await db.select().from(dogLogChoices)
      return row ?? null
    },
    async saveChoices(choices: LogChoices): Promise<void> {
      await db
        .insert(dogLogChoices)
        .values(choices)
        .onConflictDoUpdate({ target: dogLogChoices.id, set: choices })
    },
  }
}

export type DogLogRepository = ReturnType<typeof createDogLogRepository>
