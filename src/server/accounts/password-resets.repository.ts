import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { adminIdentities, passwordResets, users } from './accounts.table.ts'

export type PasswordResetsRepository = ReturnType<typeof createPasswordResetsRepository>

interface NewReset {
  username: string
  secretHash: string
  expiresAt: Date
}

export function createPasswordResetsRepository(db: Db) {
  const isGood = (secretHash: string, now: Date) =>
    and(eq(passwordResets.secretHash, secretHash), gt(passwordResets.expiresAt, now))

  return {
    /** One statement whether there is such an account or not: both take as long. */
    async createFor({ username, secretHash, expiresAt }: NewReset): Promise<boolean> {
      const made = await db
        .insert(passwordResets)
        .select(
          db
            .select({
              secretHash: sql<string>`${secretHash}`.as('secret_hash'),
              userId: users.id,
              expiresAt: sql<Date>`${expiresAt.toISOString()}::timestamptz`.as('expires_at'),
            })
            .from(users)
            .where(eq(users.username, username)),
        )
        .returning({ userId: passwordResets.userId })
      return made.length > 0
    },
    async hasIdentity(email: string): Promise<boolean> {
      const rows = await db
        .select({ id: adminIdentities.id })
        .from(adminIdentities)
        .where(eq(adminIdentities.email, email))
      return rows.length > 0
    },
    async findUsername(secretHash: string, now: Date): Promise<string | null> {
      const [row] = await db
        .select({ username: users.username })
        .from(passwordResets)
        .innerJoin(users, eq(users.id, passwordResets.userId))
        .where(isGood(secretHash, now))
      return row?.username ?? null
    },
    /** The account it is for, told to the first who asks. */
    async take(secretHash: string, now: Date): Promise<number | null> {
      const [row] = await db
        .delete(passwordResets)
        .where(isGood(secretHash, now))
        .returning({ userId: passwordResets.userId })
      return row?.userId ?? null
    },
    async removeOf(userId: number) {
      await db.delete(passwordResets).where(eq(passwordResets.userId, userId))
    },
    async removeExpired(now: Date) {
      await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now))
    },
  }
}
