import { and, eq, isNotNull, lt, notExists } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { commentReaders, comments } from './comments.table.ts'

/** In a transaction of the caller. */
export const dropEmail = (tx: Db, emailKey: string) =>
  tx
    .update(comments)
    .set({ email: null, wantsReplies: false })
    .where(eq(comments.emailKey, emailKey))

/** Addresses that are not needed any more. */
export function forgettingOf(db: Db) {
  return {
    /** Nobody needs the address any more. */
    stop: (id: number): Promise<void> =>
      db.transaction(async (tx) => {
        const [reader] = await tx
          .update(commentReaders)
          .set({ state: 'stopped', email: null })
          .where(eq(commentReaders.id, id))
          .returning()
        if (reader) await dropEmail(tx, reader.emailKey)
      }),

    async remove(emailKey: string): Promise<void> {
      await db.delete(commentReaders).where(eq(commentReaders.emailKey, emailKey))
    },

    /** Those who were asked and did not say yes: their addresses go, that they were asked stays. */
    forgetUnconfirmed: (askedBefore: Date): Promise<void> =>
      db.transaction(async (tx) => {
        const forgotten = await tx
          .update(commentReaders)
          .set({ email: null })
          .where(
            and(
              eq(commentReaders.state, 'waiting'),
              isNotNull(commentReaders.email),
              lt(commentReaders.askedAt, askedBefore),
            ),
          )
          .returning()
        for (const { emailKey } of forgotten) await dropEmail(tx, emailKey)
      }),

    /** Nothing is left of theirs that anybody could answer; that they said yes stays. */
    async forgetUnneeded(): Promise<void> {
      const wanted = db
        .select({ id: comments.id })
        .from(comments)
        .where(and(eq(comments.emailKey, commentReaders.emailKey), eq(comments.wantsReplies, true)))
      await db
        .update(commentReaders)
        .set({ email: null })
        .where(and(isNotNull(commentReaders.email), notExists(wanted)))
    },
  }
}
