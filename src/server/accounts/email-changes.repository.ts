import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { isUniqueViolation } from '#server/platform/database/errors.ts'
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
      const [row] = await db
        .select({ email: emailChanges.email, expiresAt: emailChanges.expiresAt })
        .from(emailChanges)
        .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)))
      return row ?? null
    },
    /** In place of an earlier one, whose link ends with it. */
    async ask({ userId, email }: NewEmail, expiresAt: Date) {
      const waiting = { email, expiresAt, secretHash: null }
      await db
        .insert(emailChanges)
        .values({ userId, ...waiting })
        .onConflictDoUpdate({ target: emailChanges.userId, set: waiting })
    },
    /** False when that is not wanted any more. */
    async setSecret({ userId, email }: NewEmail, secretHash: string): Promise<boolean> {
      const set = await db
        .update(emailChanges)
        .set({ secretHash })
        .where(and(eq(emailChanges.userId, userId), eq(emailChanges.email, email)))
        .returning({ userId: emailChanges.userId })
      return set.length > 0
    },
    async findBySecret(secretHash: string, now: Date): Promise<NewEmail | null> {
      const { userId, email } = emailChanges
      const [row] = await db
        .select({ userId, email })
        .from(emailChanges)
        .where(and(eq(emailChanges.secretHash, secretHash), gt(emailChanges.expiresAt, now)))
      return row ?? null
    },
    async remove(userId: number) {
      await db.delete(emailChanges).where(eq(emailChanges.userId, userId))
    },
    /** Null when another account has the address; links mailed before end with the change. */
    async change({ userId, email }: NewEmail): Promise<ChangedEmail | null> {
      try {
        return await db.transaction((tx) => changeIn(tx, { userId, email }))
      } catch (error) {
        if (isUniqueViolation(error, 'users_username_unique')) return null
        throw error
      }
    },
    /** The same by a link: of several that use it at once, one changes anything. */
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
