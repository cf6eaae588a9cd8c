import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { isForeignKeyViolation } from '#server/platform/database/database-errors.ts'
import { passkeyChallenges } from '../accounts.table.ts'

export type NewChallenge = typeof passkeyChallenges.$inferInsert
export type ChallengesRepository = ReturnType<typeof createChallengesRepository>

export function createChallengesRepository(db: Db) {
  return {
    /** False when the session it is for has just ended. */
    async create(row: NewChallenge): Promise<boolean> {
      try {
        await db.insert(passkeyChallenges).values(row)
        return true
      } catch (error) {
        if (isForeignKeyViolation(error)) return false
        throw error
      }
    },
    /** True for the first who asks, and only for what it was made for. */
    async take(wanted: Omit<NewChallenge, 'expiresAt'>, now: Date): Promise<boolean> {
      const { challengeHash, purpose, sessionId } = wanted
      const taken = await db
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
      return taken.length > 0
    },
    async removeExpired(now: Date) {
      await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now))
    },
  }
}
