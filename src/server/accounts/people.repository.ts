import { and, asc, count, eq, gt, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import type { PersonKey } from '#server/platform/security/visitor.ts'
import { findFirstRow } from '../platform/database/first-row.ts'
import { adminIdentities, adminSetup, passwordResets, sessions, users } from './accounts.table.ts'

export type UserRow = typeof users.$inferSelect
export type PeopleRepository = ReturnType<typeof createPeopleRepository>

export const createPeopleRepository = (db: Db) => ({
  ...usersIn(db),
  ...identitiesIn(db),
  ...resetsIn(db),
  removeUnlessLast: (person: PersonKey, issuerInUse: string | null) =>
    db.transaction((tx) => removeUnlessLast(tx, person, issuerInUse)),
})

const usersIn = (db: Db) => ({
  async countUsers() {
    const [row] = await db.select({ count: count() }).from(users)
    return row?.count ?? 0
  },
  listUsers: () => db.select().from(users).orderBy(asc(users.createdAt), asc(users.id)),
  async findByUsername(username: string): Promise<UserRow | null> {
    return findFirstRow(db.select().from(users).where(eq(users.username, username)))
  },
  /**
   * The account made for this ADMIN_EMAIL comes first, even if it signs in with another email now.
   */
  async findConfigured(email: string): Promise<UserRow | null> {
    return findFirstRow(
      db
        .select()
        .from(users)
        .where(or(eq(users.configuredEmail, email), eq(users.username, email)))
        .orderBy(sql`${users.configuredEmail} is not distinct from ${email} desc`)
        .limit(1),
    )
  },
  async findUser(id: number): Promise<UserRow | null> {
    return findFirstRow(db.select().from(users).where(eq(users.id, id)))
  },
  async createUser(username: string, password: string): Promise<UserRow | null> {
    return findFirstRow(
      db.insert(users).values({ username, password }).onConflictDoNothing().returning(),
    )
  },
  async setPassword(id: number, password: string) {
    await db.update(users).set({ password }).where(eq(users.id, id))
  },
  async saveConfigured(
    id: number,
    configured: Partial<Pick<UserRow, 'configuredEmail' | 'configuredPassword'>>,
  ) {
    await db.update(users).set(configured).where(eq(users.id, id))
  },
})

const identitiesIn = (db: Db) => ({
  listIdentities: () => db.select().from(adminIdentities).orderBy(asc(adminIdentities.createdAt)),
  async hasIdentity(email: string): Promise<boolean> {
    const rows = await db
      .select({ id: adminIdentities.id })
      .from(adminIdentities)
      .where(eq(adminIdentities.email, email))
    return rows.length > 0
  },
  async isSetupUsed(): Promise<boolean> {
    const [row] = await db
      .select({ id: adminSetup.id })
      .from(adminSetup)
      .where(eq(adminSetup.setupComplete, true))
      .limit(1)
    return row !== undefined
  },
  /** Returns false when a concurrent request was faster: a unique index allows one complete row. */
  completeSetup: (identity: { issuer: string; subject: string; email: string }, setupDate: Date) =>
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
})

interface NewReset {
  username: string
  secretHash: string
  expiresAt: Date
}

const isUsable = (secretHash: string, now: Date) =>
  and(eq(passwordResets.secretHash, secretHash), gt(passwordResets.expiresAt, now))

const resetsIn = (db: Db) => ({
  /**
   * Runs the same single statement for known and unknown emails, so that its timing does not
   * reveal which accounts exist.
   */
  async createReset({ username, secretHash, expiresAt }: NewReset): Promise<boolean> {
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
  async findResetUsername(secretHash: string, now: Date): Promise<string | null> {
    const [row] = await db
      .select({ username: users.username })
      .from(passwordResets)
      .innerJoin(users, eq(users.id, passwordResets.userId))
      .where(isUsable(secretHash, now))
    return row?.username ?? null
  },
  /** Deletes the row, so that only the first request gets the account of a link. */
  async consumeReset(secretHash: string, now: Date): Promise<number | null> {
    const [row] = await db
      .delete(passwordResets)
      .where(isUsable(secretHash, now))
      .returning({ userId: passwordResets.userId })
    return row?.userId ?? null
  },
  async removeResetsOf(userId: number) {
    await db.delete(passwordResets).where(eq(passwordResets.userId, userId))
  },
  async removeExpiredResets(now: Date) {
    await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now))
  },
})

// Any constant works, as long as every process uses the same one.
const REMOVAL_LOCK = 720_250_726

/** The lock keeps two admins who remove each other at the same moment from leaving nobody. */
async function removeUnlessLast(tx: Db, { kind, id }: PersonKey, issuerInUse: string | null) {
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

  if (kind === 'user') {
    await tx.delete(users).where(eq(users.id, id))
    return true
  }
  const gone = await tx.delete(adminIdentities).where(eq(adminIdentities.id, id)).returning()
  for (const { issuer, subject } of gone) {
    await tx.delete(sessions).where(and(eq(sessions.issuer, issuer), eq(sessions.subject, subject)))
  }
  return true
}
