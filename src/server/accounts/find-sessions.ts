import type { Clock } from '#server/platform/process/clock.ts'
import { hashSecret } from './secrets.ts'
import type { FoundSession, SessionsRepository } from './sessions.repository.ts'

const HOUR_MS = 3_600_000
const SESSION_IDLE_MS = 12 * HOUR_MS

export const idleSince = (now: Date) => new Date(now.getTime() - SESSION_IDLE_MS)

export interface Proof {
  bearer: string | null
  cookie: string | null
}

/** The sessions that a request proves to hold. */
export function createFindSessions(sessions: SessionsRepository, clock: Clock) {
  async function byBearer(bearer: string): Promise<FoundSession | null> {
    const [, provider, secret] = /^(password|google):([\w-]{43})$/.exec(bearer) ?? []
    if (!secret) return null
    const now = clock.now()
    const found = await sessions.findByTokenHash(hashSecret(secret), now, idleSince(now))
    return found?.provider === provider ? found : null
  }

  async function byCookie(cookie: string): Promise<FoundSession | null> {
    const now = clock.now()
    return sessions.findByCookieHash(hashSecret(cookie), now, idleSince(now))
  }

  /** The token's first; both where they belong to different sign-ins. */
  return async ({ bearer, cookie }: Proof): Promise<FoundSession[]> => {
    const found = [bearer ? await byBearer(bearer) : null, cookie ? await byCookie(cookie) : null]
    return found.filter((session) => session !== null)
  }
}
