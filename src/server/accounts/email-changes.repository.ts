import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { isUniqueViolation } from '#server/platform/database/errors.ts'
import { findFirstRow } from '../platform/database/first-row.ts'
import { emailChanges, passwordResets, users } from './accounts.table.ts'

export type EmailChangesRepository = ReturnType<typeof createEmailChangesRepository>

interface NewEmail {
  userId: number
  email: string
}

export interface ChangedEmail {
  was: string
  email: string
}

export function createEmailChangesRepository(db: Db) {
  return {
    async findWaiting(userId: number, now: Date) {
      return findFirstRow(
        db
          .select({ email: emailChanges.email, expiresAt: emailChanges.expiresAt })
          .from(emailChanges)
          .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now))),
      )
    },
    /**
     * Replaces an earlier request, whose links stop working. The mails are enqueued in the same
     * transaction, so neither exists without the other.
     */
    ask: (
      { userId, email }: NewEmail,
      expiresAt: Date,
      enqueueMailsIn: (tx: Db) => Promise<void>,
    ) =>
      db.transaction(async (tx) => {
        const waiting = { email, expiresAt, secretHash: null, cancelHash: null }
        await tx
          .insert(emailChanges)
          .values({ userId, ...waiting })
          .onConflictDoUpdate({ target: emailChanges.userId, set: waiting })
        await enqueueMailsIn(tx)
      }),
    /** Returns false when the change was cancelled or replaced meanwhile. */
    async setSecret(
      { userId, email }: NewEmail,
      hash: { secretHash: string } | { cancelHash: string },
    ): Promise<boolean> {
      const set = await db
        .update(emailChanges)
        .set(hash)
        .where(and(eq(emailChanges.userId, userId), eq(emailChanges.email, email)))
        .returning({ userId: emailChanges.userId })
      return set.length > 0
    },
    async findBySecret(secretHash: string, now: Date): Promise<NewEmail | null> {
      const { userId, email } = emailChanges
      return findFirstRow(
        db
          .select({ userId, email })
          .from(emailChanges)
          .where(and(eq(emailChanges.secretHash, secretHash), gt(emailChanges.expiresAt, now))),
      )
    },
    /** Returns the email an account still signs in with, for the link that cancels its change. */
    async findCancellable(cancelHash: string, now: Date): Promise<string | null> {
      const [row] = await db
        .select({ username: users.username })
        .from(emailChanges)
        .innerJoin(users, eq(users.id, emailChanges.userId))
        .where(isCancellable(cancelHash, now))
      return row?.username ?? null
    },
    async removeCancellable(cancelHash: string, now: Date): Promise<number | null> {
      const [row] = await db
        .delete(emailChanges)
        .where(isCancellable(cancelHash, now))
        .returning({ userId: emailChanges.userId })
      return row?.userId ?? null
    },
    async remove(userId: number): Promise<boolean> {
      const removed = await db
        .delete(emailChanges)
        .where(eq(emailChanges.userId, userId))
        .returning({ userId: emailChanges.userId })
      return removed.length > 0
    },
    /** Returns null when another account has the address. Links mailed earlier stop working. */
    async change({ userId, email }: NewEmail): Promise<ChangedEmail | null> {
      try {
        return await db.transaction((tx) => changeIn(tx, { userId, email }))
      } catch (error) {
        if (isUniqueViolation(error, 'users_username_unique')) return null
        throw error
      }
    },
    /** Deletes the request first: of concurrent uses of one link, only one changes the email. */
    async changeBySecret(secretHash: string, now: Date): Promise<ChangedEmail | null> {
      try {
        return await db.transaction(async (tx) => {
          const [change] = await tx
            .delete(emailChanges)
            .where(and(eq(emailChanges.secretHash, secretHash), gt(emailChanges.expiresAt, now)))
            .returning({ userId: emailChanges.userId, email: emailChanges.email })
          return change ? await changeIn(tx, change) : null
        })
      } catch (error) {
        if (isUniqueViolation(error, 'users_username_unique')) return null
        throw error
      }
    },
  }
}

const isCancellable = (cancelHash: string, now: Date) =>
  and(eq(emailChanges.cancelHash, cancelHash), gt(emailChanges.expiresAt, now))

async function changeIn(tx: Db, { userId, email }: NewEmail): Promise<ChangedEmail | null> {
  const [user] = await tx
    .select({ was: users.username })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  if (!user) return null
  await tx.update(users).set({ username: email }).where(eq(users.id, userId))
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId))
  // Reset links in the old mailbox must not work any more.
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId))
  return { ...user, email }
}
