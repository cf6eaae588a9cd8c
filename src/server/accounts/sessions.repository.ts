import { and, desc, eq, exists, getTableColumns, gt, lte, ne, or, type SQL } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import type { PersonKey } from '#server/platform/security/visitor.ts'
import { findFirstRow } from '../platform/database/first-row.ts'
import { adminIdentities, knownDevices, sessions, users } from './accounts.table.ts'

export type SessionRow = typeof sessions.$inferSelect
export type NewSession = typeof sessions.$inferInsert
export type FoundSession = Awaited<ReturnType<SessionsRepository['list']>>[number]
export type SessionsRepository = ReturnType<typeof createSessionsRepository>
export type KnownDevicesRepository = ReturnType<typeof createKnownDevicesRepository>

const {
  cookieHash: _cookie,
  tokenHash: _token,
  signOutHash: _signOut,
  ...withoutSecrets
} = getTableColumns(sessions)

const isOf = (db: Db, { kind, id }: PersonKey) =>
  kind === 'user' ? eq(sessions.userId, id) : exists(identityOfSession(db, id))

const identityOfSession = (db: Db, id: number) =>
  db
    .select({ id: adminIdentities.id })
    .from(adminIdentities)
    .where(
      and(
        eq(adminIdentities.id, id),
        eq(adminIdentities.issuer, sessions.issuer),
        eq(adminIdentities.subject, sessions.subject),
      ),
    )

const isAlive = (now: Date, idleSince: Date) =>
  and(gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince))

const select = (db: Db, where: SQL | undefined) =>
  db
    .select({ ...withoutSecrets, username: users.username, identityId: adminIdentities.id })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .leftJoin(
      adminIdentities,
      and(
        eq(adminIdentities.issuer, sessions.issuer),
        eq(adminIdentities.subject, sessions.subject),
      ),
    )
    .where(where)
    .orderBy(desc(sessions.lastSeenAt))

export function createSessionsRepository(db: Db) {
  return {
    async create(row: NewSession) {
      await db.insert(sessions).values(row)
    },
    async findByTokenHash(hash: string, now: Date, idleSince: Date) {
      return findFirstRow(select(db, and(eq(sessions.tokenHash, hash), isAlive(now, idleSince))))
    },
    async findByCookieHash(hash: string, now: Date, idleSince: Date) {
      return findFirstRow(select(db, and(eq(sessions.cookieHash, hash), isAlive(now, idleSince))))
    },
    async findBySignOutHash(hash: string, now: Date, idleSince: Date) {
      return findFirstRow(select(db, and(eq(sessions.signOutHash, hash), isAlive(now, idleSince))))
    },
    list: (owner: PersonKey, now: Date, idleSince: Date) =>
      select(db, and(isOf(db, owner), isAlive(now, idleSince))),
    async touch(id: string, seenAt: Date) {
      await db.update(sessions).set({ lastSeenAt: seenAt }).where(eq(sessions.id, id))
    },
    async setSignOutHash(id: string, signOutHash: string) {
      await db.update(sessions).set({ signOutHash }).where(eq(sessions.id, id))
    },
    async setVerified(id: string, verifiedAt: Date) {
      await db.update(sessions).set({ verifiedAt }).where(eq(sessions.id, id))
    },
    /** A Google sign-in creates its session before its secrets are handed out. */
    async setSecrets(id: string, secrets: Pick<SessionRow, 'cookieHash' | 'tokenHash'>) {
      return findFirstRow(
        db.update(sessions).set(secrets).where(eq(sessions.id, id)).returning(withoutSecrets),
      )
    },
    async remove(id: string) {
      return findFirstRow(db.delete(sessions).where(eq(sessions.id, id)).returning(withoutSecrets))
    },
    async removeOf(owner: PersonKey, exceptId?: string) {
      await db
        .delete(sessions)
        .where(and(isOf(db, owner), exceptId ? ne(sessions.id, exceptId) : undefined))
    },
    async removeDead(now: Date, idleSince: Date) {
      await db
        .delete(sessions)
        .where(or(lte(sessions.expiresAt, now), lte(sessions.lastSeenAt, idleSince)))
    },
  }
}

const ownerColumn = ({ kind }: PersonKey) => (kind === 'user' ? 'userId' : 'identityId')

export function createKnownDevicesRepository(db: Db) {
  return {
    async listUsernames(secretHash: string): Promise<string[]> {
      const rows = await db
        .select({ username: users.username })
        .from(knownDevices)
        .innerJoin(users, eq(users.id, knownDevices.userId))
        .where(eq(knownDevices.secretHash, secretHash))
      return rows.map(({ username }) => username)
    },
    /** Returns whether the device signed in to this account or, without a person, to any. */
    async isKnown(secretHash: string, person?: PersonKey): Promise<boolean> {
      const [row] = await db
        .select({ id: knownDevices.id })
        .from(knownDevices)
        .where(
          and(
            eq(knownDevices.secretHash, secretHash),
            person && eq(knownDevices[ownerColumn(person)], person.id),
          ),
        )
        .limit(1)
      return row !== undefined
    },
    async remember(secretHash: string, person: PersonKey, lastSignInAt: Date) {
      const column = ownerColumn(person)
      await db
        .insert(knownDevices)
        .values({ secretHash, [column]: person.id, lastSignInAt })
        .onConflictDoUpdate({
          target: [knownDevices.secretHash, knownDevices[column]],
          set: { lastSignInAt },
        })
    },
    async removeUnused(since: Date) {
      await db.delete(knownDevices).where(lte(knownDevices.lastSignInAt, since))
    },
  }
}
