import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { contactMessages } from './messages.table.ts'

export type MessageRow = typeof contactMessages.$inferSelect

/** What the owner reads; sending belongs to the contact form. */
export function createMessagesRepository(db: Db) {
  return {
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

    /** Null when there is no such message. Reading twice keeps the first moment. */
    async mark(id: number, readAt: Date | null): Promise<MessageRow | null> {
      const kept = sql`coalesce(${contactMessages.readAt}, ${readAt?.toISOString()}::timestamptz)`
      const [row] = await db
        .update(contactMessages)
        .set({ readAt: readAt ? kept : null })
        .where(eq(contactMessages.id, id))
        .returning()
      return row ?? null
    },

    async remove(id: number): Promise<boolean> {
      const removed = await db
        .delete(contactMessages)
        .where(eq(contactMessages.id, id))
        .returning({ id: contactMessages.id })
      return removed.length > 0
    },
  }
}

export type MessagesRepository = ReturnType<typeof createMessagesRepository>
