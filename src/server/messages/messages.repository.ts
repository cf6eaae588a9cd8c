import { and, asc, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { findFirstRow } from '../platform/database/first-row.ts'
import { contactMessages } from './messages.table.ts'

export type MessageRow = typeof contactMessages.$inferSelect
export type NewMessageRow = typeof contactMessages.$inferInsert

export function createMessagesRepository(db: Db) {
  return {
    async add(message: NewMessageRow): Promise<MessageRow> {
      const [row] = await db.insert(contactMessages).values(message).returning()
      return row!
    },

    listPage: (limit: number, offset: number) =>
      db
        .select()
        .from(contactMessages)
        .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
        .limit(limit)
        .offset(offset),

    async count(): Promise<{ total: number; unread: number }> {
      const [row] = await db
        .select({
          total: sql<number>`count(*)::int`,
          unread: sql<number>`count(*) filter (where ${contactMessages.readAt} is null)::int`,
        })
        .from(contactMessages)
      return row ?? { total: 0, unread: 0 }
    },

    /** Returns null for an unknown message. Marking it as read twice keeps the first time. */
    async mark(id: number, readAt: Date | null): Promise<MessageRow | null> {
      const firstReadAt = sql`coalesce(${contactMessages.readAt}, ${readAt?.toISOString()}::timestamptz)`
      return findFirstRow(
        db
          .update(contactMessages)
          .set({ readAt: readAt ? firstReadAt : null })
          .where(eq(contactMessages.id, id))
          .returning(),
      )
    },

    async remove(id: number): Promise<boolean> {
      const removed = await db
        .delete(contactMessages)
        .where(eq(contactMessages.id, id))
        .returning({ id: contactMessages.id })
      return removed.length > 0
    },

    /**
     * Lists messages that should have been mailed, oldest first; those read
     * in the inbox need no mail.
     */
    listUnmailed: ({ since, maxAttempts }: { since: Date; maxAttempts: number }) =>
      db
        .select({ id: contactMessages.id })
        .from(contactMessages)
        .where(
          and(
            isNull(contactMessages.mailedAt),
            isNull(contactMessages.readAt),
            eq(contactMessages.suspectedSpam, false),
            lt(contactMessages.mailAttempts, maxAttempts),
            gt(contactMessages.createdAt, since),
          ),
        )
        .orderBy(asc(contactMessages.id)),

    /**
     * Counts first, so a crash while sending cannot repeat the mail forever. Returns null when the
     * message was read or removed meanwhile.
     */
    async startAttempt(id: number): Promise<MessageRow | null> {
      return findFirstRow(
        db
          .update(contactMessages)
          .set({ mailAttempts: sql`${contactMessages.mailAttempts} + 1` })
          .where(
            and(
              eq(contactMessages.id, id),
              isNull(contactMessages.mailedAt),
              isNull(contactMessages.readAt),
            ),
          )
          .returning(),
      )
    },

    async markMailed(id: number): Promise<void> {
      await db
        .update(contactMessages)
        .set({ mailedAt: sql`now()`, mailError: null })
        .where(eq(contactMessages.id, id))
    },

    async noteMailError(id: number, mailError: string): Promise<void> {
      await db.update(contactMessages).set({ mailError }).where(eq(contactMessages.id, id))
    },
  }
}

export type MessagesRepository = ReturnType<typeof createMessagesRepository>
