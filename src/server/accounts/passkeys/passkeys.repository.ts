import { and, asc, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { isForeignKeyViolation } from '#server/platform/database/errors.ts'
import type { PersonKey } from '#server/platform/security/visitor.ts'
import { findFirstRow } from '../../platform/database/first-row.ts'
import { adminIdentities, passkeyChallenges, passkeys, sessions, users } from '../accounts.table.ts'

export type PasskeyRow = typeof passkeys.$inferSelect
export type NewPasskey = Omit<typeof passkeys.$inferInsert, 'userId' | 'identityId'>
export type PasskeysRepository = ReturnType<typeof createPasskeysRepository>
export type PasskeyWithOwner = NonNullable<
  Awaited<ReturnType<PasskeysRepository['findByCredential']>>
>

const isOf = ({ kind, id }: PersonKey) =>
  eq(kind === 'user' ? passkeys.userId : passkeys.identityId, id)

const withOwner = (db: Db) =>
  db
    .select({ passkey: passkeys, username: users.username, identity: adminIdentities })
    .from(passkeys)
    .leftJoin(users, eq(users.id, passkeys.userId))
    .leftJoin(adminIdentities, eq(adminIdentities.id, passkeys.identityId))

export function createPasskeysRepository(db: Db) {
  const listOf = (person: PersonKey) =>
    db
      .select()
      .from(passkeys)
      .where(isOf(person))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id))

  return {
    listOf,
    async create(person: PersonKey, row: NewPasskey): Promise<PasskeyRow | null> {
      const owner = person.kind === 'user' ? { userId: person.id } : { identityId: person.id }
      return findFirstRow(
        db
          .insert(passkeys)
          .values({ ...row, ...owner })
          .onConflictDoNothing()
          .returning(),
      )
    },
    /** Joins the passkey's owner. */
    async findByCredential(credentialId: string) {
      return findFirstRow(withOwner(db).where(eq(passkeys.credentialId, credentialId)))
    },
    async hasAny(rpId: string): Promise<boolean> {
      const [row] = await db
        .select({ id: passkeys.id })
        .from(passkeys)
        .where(eq(passkeys.rpId, rpId))
        .limit(1)
      return row !== undefined
    },
    async rename(person: PersonKey, id: number, name: string): Promise<PasskeyRow | null> {
      return findFirstRow(
        db
          .update(passkeys)
          .set({ name })
          .where(and(isOf(person), eq(passkeys.id, id)))
          .returning(),
      )
    },
    /** Stores the highest counter, so that every use of a clone with a lower one is noticed. */
    async noteUse(id: number, counter: number, lastUsedAt: Date) {
      await db
        .update(passkeys)
        .set({ counter: sql`greatest(${passkeys.counter}, ${counter}::bigint)`, lastUsedAt })
        .where(eq(passkeys.id, id))
    },
    removeIf: (removal: Removal) => removeIf(db, removal),
    async findIssuer(identityId: number): Promise<string | null> {
      const [row] = await db
        .select({ issuer: adminIdentities.issuer })
        .from(adminIdentities)
        .where(eq(adminIdentities.id, identityId))
      return row?.issuer ?? null
    },
  }
}

interface Removal {
  person: PersonKey
  id: number
  mayGo: (mine: PasskeyRow[]) => boolean
  keptSessionId: string
}

/**
 * Locks all passkeys of the person, so that the second of two concurrent removals sees
 * the first. Sessions opened with the passkey end, because the device may be lost; the
 * session that removes it stays.
 */
const removeIf = (db: Db, { person, id, mayGo, keptSessionId }: Removal) =>
  db.transaction(async (tx) => {
    const mine = await tx
      .select()
      .from(passkeys)
      .where(isOf(person))
      .orderBy(asc(passkeys.id))
      .for('update')
    if (!mine.some((row) => row.id === id)) return 'not_found'
    if (!mayGo(mine)) return 'refused'
    await tx.delete(sessions).where(and(eq(sessions.passkeyId, id), ne(sessions.id, keptSessionId)))
    // The remaining session is attached to another passkey of the same person, if there is one.
    const heir = mine.find((row) => row.id !== id)
    await tx
      .update(sessions)
      .set({ passkeyId: heir?.id ?? null })
      .where(and(eq(sessions.id, keptSessionId), eq(sessions.passkeyId, id)))
    await tx.delete(passkeys).where(eq(passkeys.id, id))
    return 'removed'
  })

export type NewChallenge = typeof passkeyChallenges.$inferInsert
export type ChallengesRepository = ReturnType<typeof createChallengesRepository>

export function createChallengesRepository(db: Db) {
  return {
    /** Returns false when the session it belongs to has just ended. */
    async create(row: NewChallenge): Promise<boolean> {
      try {
        await db.insert(passkeyChallenges).values(row)
        return true
      } catch (error) {
        if (isForeignKeyViolation(error)) return false
        throw error
      }
    },
    /**
     * Returns true for the first caller only, and only for the context the challenge was made for.
     */
    async consume(expected: Omit<NewChallenge, 'expiresAt'>, now: Date): Promise<boolean> {
      const { challengeHash, purpose, sessionId } = expected
      const consumed = await db
        .delete(passkeyChallenges)
        .where(
          and(
            eq(passkeyChallenges.challengeHash, challengeHash),
            eq(passkeyChallenges.purpose, purpose),
            sessionId
              ? eq(passkeyChallenges.sessionId, sessionId)
              : isNull(passkeyChallenges.sessionId),
            gt(passkeyChallenges.expiresAt, now),
          ),
        )
        .returning({ purpose: passkeyChallenges.purpose })
      return consumed.length > 0
    },
    async removeExpired(now: Date) {
      await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now))
    },
  }
}
