import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { contactMessages } from './messages.table.ts'

export type ContactRow = typeof contactMessages.$inferSelect
export type NewContactRow = typeof contactMessages.$inferInsert

export function createContactRepository(db: Db) {
  return {
    async add(message: NewContactRow): Promise<ContactRow> {
      const [row] = await db.insert(contactMessages).values(message).returning()
      return row!
    },
    /** Messages that should have been mailed and were not, oldest first; those read in the inbox need no mail. */
    async listUnmailed({ since, maxAttempts }: { since: Date; maxAttempts: number }) {
      return db
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
        .orderBy(asc(contactMessages.id))
    },
    /** Counts the attempt before it is made. Null when there is nothing to mail any more. */
    async beginMail(id: number): Promise<ContactRow | null> {
      const [row] = await db
        .update(contactMessages)
        .set({ mailAttempts: sql`${contactMessages.mailAttempts} + 1` })
        .where(
          and(
            eq(contactMessages.id, id),
            isNull(contactMessages.mailedAt),
            isNull(contactMessages.readAt),
          ),
        )
        .returning()
      return row ?? null
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

export type ContactRepository = ReturnType<typeof createContactRepository>
