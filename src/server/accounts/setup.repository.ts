import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { adminIdentities, adminSetup, sessions } from './accounts.table.ts'

export type SetupRepository = ReturnType<typeof createSetupRepository>

export function createSetupRepository(db: Db) {
  return {
    async isUsed(): Promise<boolean> {
      const [row] = await db
        .select({ id: adminSetup.id })
        .from(adminSetup)
        .where(eq(adminSetup.setupComplete, true))
        .limit(1)
      return row !== undefined
    },
    /** False when another request was faster: the index lets a single row be complete. */
    register: (identity: { issuer: string; subject: string; email: string }, setupDate: Date) =>
      db.transaction(async (tx) => {
        const won = await tx
          .insert(adminSetup)
          .values({ setupComplete: true, adminEmail: identity.email, setupDate })
          .onConflictDoNothing()
          .returning({ id: adminSetup.id })
        if (won.length === 0) return false
        await tx.insert(adminIdentities).values({ ...identity, createdAt: setupDate })
        return true
      }),
    /** True when there was a registration of this issuer to undo. */
    forgetIssuer: (issuer: string) =>
      db.transaction(async (tx) => {
        await tx.delete(sessions).where(eq(sessions.issuer, issuer))
        const gone = await tx
          .delete(adminIdentities)
          .where(eq(adminIdentities.issuer, issuer))
          .returning({ email: adminIdentities.email })
        for (const { email } of gone) {
          await tx
            .delete(adminSetup)
            .where(and(eq(adminSetup.setupComplete, true), eq(adminSetup.adminEmail, email)))
        }
        return gone.length > 0
      }),
  }
}
