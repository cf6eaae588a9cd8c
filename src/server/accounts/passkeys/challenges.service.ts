import { randomBytes } from 'node:crypto'
import { unauthorized } from '#server/platform/http/errors.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import { PASSKEY_CHALLENGE_MINUTES } from '#shared/limits.ts'
import { hashSecret } from '../secrets.ts'
import type { ChallengesRepository, NewChallenge } from './passkeys.repository.ts'

/** The session is null at a sign-in, when nobody is signed in yet. */
export interface ChallengeContext {
  purpose: NewChallenge['purpose']
  sessionId: string | null
}

export type ChallengesService = ReturnType<typeof createChallengesService>

/** Challenges are in the database, so that any instance can check those of another. */
export function createChallengesService(challenges: ChallengesRepository, clock: Clock) {
  return {
    async make(context: ChallengeContext): Promise<Uint8Array<ArrayBuffer>> {
      const now = clock.now()
      await challenges.removeExpired(now)
      const challenge = new Uint8Array(randomBytes(32))
      const challengeHash = hashSecret(Buffer.from(challenge).toString('base64url'))
      const expiresAt = new Date(now.getTime() + PASSKEY_CHALLENGE_MINUTES * 60_000)
      const isMade = await challenges.create({ ...context, challengeHash, expiresAt })
      if (!isMade) throw unauthorized()
      return challenge
    },

    /** Returns the signed challenge if it was made for this context and is used the first time. */
    async consume(clientDataJSON: string, context: ChallengeContext): Promise<string | null> {
      const challenge = readChallenge(clientDataJSON)
      if (challenge === null) return null
      const expected = { ...context, challengeHash: hashSecret(challenge) }
      return (await challenges.consume(expected, clock.now())) ? challenge : null
    },
  }
}

function readChallenge(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}
