import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { passkeyChallenges } from './challenges.table.ts'

export type NewChallenge = typeof passkeyChallenges.$inferInsert
export type ChallengesRepository = ReturnType<typeof createChallengesRepository>

export function createChallengesRepository(db: Db) {
  return {
    async create(row: NewChallenge) {
      await db.insert(passkeyChallenges).values(row)
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
