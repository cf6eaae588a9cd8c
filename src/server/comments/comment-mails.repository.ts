import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { answersOf } from './answers.repository.ts'
import { commentReaders } from './comments.table.ts'
import { dropEmail, forgettingOf } from './forgetting.repository.ts'
import { linksOf } from './links.repository.ts'

export type ReaderRow = typeof commentReaders.$inferSelect

/** Whoever wants mails about replies. */
export const createReadersRepository = (db: Db) => ({
  ...readersOf(db),
  ...forgettingOf(db),
  ...answersOf(db),
  ...linksOf(db),
})

export type ReadersRepository = ReturnType<typeof createReadersRepository>

/** Who was asked, and said yes. */
function readersOf(db: Db) {
  return {
    /** Null when the address was asked before: each is asked once. */
    async add(email: string, emailKey: string, askedAt: Date): Promise<ReaderRow | null> {
      const [row] = await db
        .insert(commentReaders)
        .values({ email, emailKey, askedAt })
        .onConflictDoNothing()
        .returning()
      return row ?? null
    },

    /** One more comment of an address that was asked before: kept for whoever said yes, dropped for who will not be told. */
    settleEmail: (email: string, emailKey: string): Promise<void> =>
      db.transaction(async (tx) => {
        const ofKey = eq(commentReaders.emailKey, emailKey)
        const [reader] = await tx.select().from(commentReaders).where(ofKey).for('update')
        if (!reader || reader.email) return
        if (reader.state !== 'confirmed') await dropEmail(tx, emailKey)
        else await tx.update(commentReaders).set({ email }).where(ofKey)
      }),

    async find(id: number): Promise<ReaderRow | null> {
      const [row] = await db.select().from(commentReaders).where(eq(commentReaders.id, id))
      return row ?? null
    },

    async listConfirmed(emailKeys: string[]): Promise<ReaderRow[]> {
      if (emailKeys.length === 0) return []
      return db
        .select()
        .from(commentReaders)
        .where(
          and(inArray(commentReaders.emailKey, emailKeys), eq(commentReaders.state, 'confirmed')),
        )
    },

    async confirm(id: number): Promise<boolean> {
      const confirmed = await db
        .update(commentReaders)
        .set({ state: 'confirmed' })
        .where(
          and(
            eq(commentReaders.id, id),
            eq(commentReaders.state, 'waiting'),
            isNotNull(commentReaders.email),
          ),
        )
        .returning({ id: commentReaders.id })
      return confirmed.length > 0
    },
  }
}
