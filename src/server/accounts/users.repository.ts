import { asc, count, eq, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { users } from './accounts.table.ts'

export type UserRow = typeof users.$inferSelect
export type UsersRepository = ReturnType<typeof createUsersRepository>

export function createUsersRepository(db: Db) {
  return {
    async count() {
      const [row] = await db.select({ count: count() }).from(users)
      return row?.count ?? 0
    },
    list: () => db.select().from(users).orderBy(asc(users.createdAt), asc(users.id)),
    async findByUsername(username: string): Promise<UserRow | null> {
      const [row] = await db.select().from(users).where(eq(users.username, username))
      return row ?? null
    },
    /** Whose ADMIN_EMAIL this is: first the account that was made for it, by whatever name it goes now. */
    async findConfigured(email: string): Promise<UserRow | null> {
      const [row] = await db
        .select()
        .from(users)
        .where(or(eq(users.configuredEmail, email), eq(users.username, email)))
        .orderBy(sql`${users.configuredEmail} is not distinct from ${email} desc`)
        .limit(1)
      return row ?? null
    },
    async findById(id: number): Promise<UserRow | null> {
      const [row] = await db.select().from(users).where(eq(users.id, id))
      return row ?? null
    },
    /** Null when the name is taken. */
    async create(username: string, password: string): Promise<UserRow | null> {
      const [row] = await db
        .insert(users)
        .values({ username, password })
        .onConflictDoNothing()
        .returning()
      return row ?? null
    },
    async setPassword(id: number, password: string) {
      await db.update(users).set({ password }).where(eq(users.id, id))
    },
    async rememberConfigured(
      id: number,
      configured: Partial<Pick<UserRow, 'configuredEmail' | 'configuredPassword'>>,
    ) {
      await db.update(users).set(configured).where(eq(users.id, id))
    },
  }
}
