import { and, asc, between, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { LogSettings } from '#shared/contract/dog.admin.ts'
import type { LogEntryFields } from '#shared/dog/log.ts'
import type { Db } from '../platform/database/database.ts'
import { findFirstRow } from '../platform/database/first-row.ts'
import { dogLogEntries, dogLogSettings } from './dog.table.ts'

export type LogRow = typeof dogLogEntries.$inferSelect
const { id: rowId, day, deletedAt, isPublic, nextDue, photoUrl, remindedFor } = dogLogEntries

interface NearDays {
  from: string
  to: string
}

const isLive = (id: number) => and(eq(rowId, id), isNull(deletedAt))

const isToRemind = ({ from, to }: NearDays) =>
  and(
    isNull(deletedAt),
    between(nextDue, from, to),
    sql`${remindedFor} is distinct from ${nextDue}`,
  )

export function createDogLogRepository(db: Db) {
  const list = (onlyPublic: boolean): Promise<LogRow[]> =>
    db
      .select()
      .from(dogLogEntries)
      .where(and(isNull(deletedAt), onlyPublic ? eq(isPublic, true) : undefined))
      .orderBy(desc(day), desc(rowId))

  return {
    list: () => list(false),
    listPublic: () => list(true),
    async find(id: number): Promise<LogRow | null> {
      return findFirstRow(db.select().from(dogLogEntries).where(isLive(id)))
    },
    async insert(entry: LogEntryFields): Promise<LogRow> {
      const [row] = await db.insert(dogLogEntries).values(entry).returning()
      return row!
    },
    async update(id: number, entry: LogEntryFields): Promise<LogRow | null> {
      return findFirstRow(db.update(dogLogEntries).set(entry).where(isLive(id)).returning())
    },
    async markDeleted(id: number, now: Date): Promise<boolean> {
      const change = db.update(dogLogEntries).set({ deletedAt: now }).where(isLive(id))
      return (await change.returning({ id: rowId })).length > 0
    },
    async restore(id: number): Promise<LogRow | null> {
      return findFirstRow(
        db
          .update(dogLogEntries)
          .set({ deletedAt: null })
          .where(and(eq(rowId, id), isNotNull(deletedAt)))
          .returning(),
      )
    },
    async removeDeletedBefore(before: Date): Promise<number> {
      const removal = db.delete(dogLogEntries).where(lt(deletedAt, before))
      return (await removal.returning({ id: rowId })).length
    },
    async listPhotoUrls(): Promise<string[]> {
      const rows = await db.select({ photoUrl }).from(dogLogEntries).where(isNotNull(photoUrl))
      return rows.flatMap((row) => row.photoUrl ?? [])
    },
    async findChoices(): Promise<LogSettings | null> {
      return findFirstRow(db.select().from(dogLogSettings))
    },
    async saveChoices(choices: LogSettings): Promise<void> {
      await db
        .insert(dogLogSettings)
        .values(choices)
        .onConflictDoUpdate({ target: dogLogSettings.id, set: choices })
    },

    async listToRemind(days: NearDays): Promise<number[]> {
      const rows = await db
        .select({ id: rowId })
        .from(dogLogEntries)
        .where(isToRemind(days))
        .orderBy(asc(nextDue), asc(rowId))
      return rows.map(({ id }) => id)
    },
    countToRemind: (days: NearDays): Promise<number> => db.$count(dogLogEntries, isToRemind(days)),
    /**
     * Marks the entry and queues its mail in one transaction, so all processes together send one
     * mail.
     */
    markReminded: (
      id: number,
      days: NearDays,
      queueMail: (tx: Db, day: string) => Promise<void>,
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .update(dogLogEntries)
          .set({ remindedFor: nextDue })
          .where(and(eq(rowId, id), isToRemind(days)))
          .returning({ day: remindedFor })
        if (!row?.day) return false
        await queueMail(tx, row.day)
        return true
      }),
  }
}

export type DogLogRepository = ReturnType<typeof createDogLogRepository>
