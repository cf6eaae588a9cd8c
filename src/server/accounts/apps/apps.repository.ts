import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import type { PersonKey } from '#server/platform/security/visitor.ts'
import { appLimits } from '#shared/limits.ts'
import { adminIdentities, appTokens, users } from '../accounts.table.ts'

export type AppRow = typeof appTokens.$inferSelect
type NewAppRow = Pick<AppRow, 'tokenHash' | 'name' | 'mayPublish' | 'mayUpload' | 'createdAt'>

const isOf = ({ kind, id }: PersonKey) =>
  eq(kind === 'user' ? appTokens.userId : appTokens.identityId, id)

export type AppsRepository = ReturnType<typeof createAppsRepository>

export function createAppsRepository(db: Db) {
  return {
    listOf: (person: PersonKey) =>
      db
        .select()
        .from(appTokens)
        .where(isOf(person))
        .orderBy(asc(appTokens.createdAt), asc(appTokens.id)),

    /** Locks the person's row: concurrent calls could otherwise exceed the limit. */
    create: (person: PersonKey, row: NewAppRow): Promise<AppRow | 'name_taken' | 'too_many'> =>
      db.transaction(async (tx) => {
        await lockPerson(tx, person)
        if ((await tx.$count(appTokens, isOf(person))) >= appLimits.perPerson) return 'too_many'
        const owner = person.kind === 'user' ? { userId: person.id } : { identityId: person.id }
        const [made] = await tx
          .insert(appTokens)
          .values({ ...row, ...owner })
          .onConflictDoNothing()
          .returning()
        return made ?? 'name_taken'
      }),

    async findByToken(tokenHash: string) {
      const [row] = await db
        .select({ app: appTokens, username: users.username, email: adminIdentities.email })
        .from(appTokens)
        .leftJoin(users, eq(users.id, appTokens.userId))
        .leftJoin(adminIdentities, eq(adminIdentities.id, appTokens.identityId))
        .where(eq(appTokens.tokenHash, tokenHash))
      return row ? { ...row.app, owner: row.username ?? row.email } : null
    },

    async noteUse(id: number, lastUsedAt: Date) {
      await db.update(appTokens).set({ lastUsedAt }).where(eq(appTokens.id, id))
    },

    async remove(person: PersonKey, id: number): Promise<boolean> {
      const removed = await db
        .delete(appTokens)
        .where(and(isOf(person), eq(appTokens.id, id)))
        .returning({ id: appTokens.id })
      return removed.length > 0
    },

    async removeAllOf(person: PersonKey) {
      await db.delete(appTokens).where(isOf(person))
    },

    hasAny: async () => (await db.$count(appTokens)) > 0,
  }
}

async function lockPerson(tx: Db, { kind, id }: PersonKey) {
  const people = kind === 'user' ? users : adminIdentities
  await tx.select({ id: people.id }).from(people).where(eq(people.id, id)).for('update')
}
