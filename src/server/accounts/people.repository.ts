import { and, asc, count, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import type { PersonKey } from '#server/platform/security/visitor.ts'
import { adminIdentities, sessions, users } from './accounts.table.ts'

// Any constant will do, as long as every process takes the same one.
const REMOVAL_LOCK = 720_250_726

export type PeopleRepository = ReturnType<typeof createPeopleRepository>

export function createPeopleRepository(db: Db) {
  return {
    listIdentities: () => db.select().from(adminIdentities).orderBy(asc(adminIdentities.createdAt)),

    /** Two admins removing each other at the same moment must not leave nobody. */
    removeUnlessLast: ({ kind, id }: PersonKey, issuerInUse: string | null) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${REMOVAL_LOCK})`)
        const [others] = await tx
          .select({ count: count() })
          .from(users)
          .where(kind === 'user' ? ne(users.id, id) : undefined)
        const [othersWithGoogle] = await tx
          .select({ count: count() })
          .from(adminIdentities)
          .where(
            and(
              eq(adminIdentities.issuer, issuerInUse ?? ''),
              kind === 'google' ? ne(adminIdentities.id, id) : undefined,
            ),
          )
        if ((others?.count ?? 0) + (othersWithGoogle?.count ?? 0) === 0) return false

        if (kind === 'user') await tx.delete(users).where(eq(users.id, id))
        else {
          const gone = await tx
            .delete(adminIdentities)
            .where(eq(adminIdentities.id, id))
            .returning()
          for (const { issuer, subject } of gone) {
            await tx
              .delete(sessions)
              .where(and(eq(sessions.issuer, issuer), eq(sessions.subject, subject)))
          }
        }
        return true
      }),
  }
}
