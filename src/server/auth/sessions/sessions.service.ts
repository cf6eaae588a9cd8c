import { randomUUID } from 'node:crypto'
import type { Clock } from '#server/platform/process/clock.ts'
import type { Visitor } from '#server/platform/security/visitor.ts'
import { RECENT_SIGN_IN_MINUTES } from '#shared/limits.ts'
import { hashSecret, newSecret } from './secrets.ts'
import type {
  FoundSession,
  SessionOwner,
  SessionRow,
  SessionsRepository,
} from './sessions.repository.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
export const SESSION_IDLE_MS = 12 * HOUR_MS
export const SESSION_LONGEST_MS = 7 * 24 * HOUR_MS
/** Being seen is written down at most this often: reading must not become writing. */
const TOUCH_EVERY_MS = MINUTE_MS

export type Provider = SessionRow['provider']

/** The address and browser a sign-in came from, for the owner's list of sessions. */
export interface Origin {
  ip: string
  userAgent: string
}

type Who =
  | { provider: 'password'; userId: number; email: string }
  | {
      provider: 'google'
      issuer: string
      subject: string
      email: string
      displayName: string | null
    }

export interface OpenedSession {
  id: string
  cookie: string
  token: string
}

interface Proof {
  bearer: string | null
  cookie: string | null
}

interface SessionsParts {
  sessions: SessionsRepository
  clock: Clock
  /** Identities of any other provider than the one in use now prove nothing. */
  issuerInUse: () => string | null
}

export type SessionsService = ReturnType<typeof createSessionsService>

export function createSessionsService({ sessions, clock, issuerInUse }: SessionsParts) {
  const idleSince = (now: Date) => new Date(now.getTime() - SESSION_IDLE_MS)

  /** Either way round: the clocks of two instances may differ a little. */
  const isRecent = (moment: Date | null) =>
    moment !== null &&
    Math.abs(clock.now().getTime() - moment.getTime()) < RECENT_SIGN_IN_MINUTES * MINUTE_MS

  async function findByBearer(bearer: string): Promise<FoundSession | null> {
    const [, provider, secret] = /^(password|google):([\w-]{43})$/.exec(bearer) ?? []
    if (!secret) return null
    const now = clock.now()
    const found = await sessions.findByTokenHash(hashSecret(secret), now, idleSince(now))
    return found?.provider === provider ? found : null
  }

  async function findByCookie(cookie: string): Promise<FoundSession | null> {
    const now = clock.now()
    return sessions.findByCookieHash(hashSecret(cookie), now, idleSince(now))
  }

  /** A junk token beside a good cookie is as good as no token. */
  async function find({ bearer, cookie }: Proof): Promise<FoundSession | null> {
    const found =
      (bearer ? await findByBearer(bearer) : null) ?? (cookie ? await findByCookie(cookie) : null)
    if (!found) return null
    return found.provider === 'password' || found.issuer === issuerInUse() ? found : null
  }

  const secretsFor = (provider: Provider) => {
    const cookie = newSecret()
    const secret = newSecret()
    return {
      cookie,
      token: `${provider}:${secret}`,
      hashes: { cookieHash: hashSecret(cookie), tokenHash: hashSecret(secret) },
    }
  }

  return {
    async open(who: Who, from: Origin): Promise<OpenedSession> {
      const now = clock.now()
      await sessions.removeDead(now, idleSince(now))
      const { cookie, token, hashes } = secretsFor(who.provider)
      const id = randomUUID()
      await sessions.create({
        ...who,
        ...hashes,
        id,
        ip: from.ip,
        userAgent: from.userAgent.slice(0, 400),
        createdAt: now,
        lastSeenAt: now,
        verifiedAt: now,
        expiresAt: new Date(now.getTime() + SESSION_LONGEST_MS),
      })
      return { id, cookie, token }
    },

    /** Hands out fresh secrets for a session that nobody holds the secrets of yet. */
    async handOver(id: string): Promise<{ opened: OpenedSession; row: SessionIdentity } | null> {
      const { cookie, token, hashes } = secretsFor('google')
      const row = await sessions.setSecrets(id, hashes)
      return row && { opened: { id, cookie, token }, row }
    },

    async findVisitor(proof: Proof): Promise<Visitor | null> {
      const found = await find(proof)
      if (!found) return null
      const now = clock.now()
      if (now.getTime() - found.lastSeenAt.getTime() >= TOUCH_EVERY_MS) {
        await sessions.touch(found.id, now)
      }
      return {
        sessionId: found.id,
        uid: found.userId === null ? (found.subject ?? '') : uidOfUser(found.userId),
        email: found.username ?? found.email ?? '',
        displayName: found.displayName,
        provider: found.provider,
        isAdmin:
          found.provider === 'password' ? found.username !== null : found.identityId !== null,
        isRecentlyVerified: isRecent(found.verifiedAt),
      }
    },

    /** Cookie and token may belong to different sign-ins: signing out ends both. */
    async end({ bearer, cookie }: Proof) {
      const found = [
        bearer ? await findByBearer(bearer) : null,
        cookie ? await findByCookie(cookie) : null,
      ]
      for (const session of found) if (session) await sessions.remove(session.id)
    },

    /** It was proven again who uses this session. */
    renew: (id: string, verifiedAt = clock.now()) => sessions.setVerified(id, verifiedAt),

    listOf(owner: SessionOwner) {
      const now = clock.now()
      return sessions.list(owner, now, idleSince(now))
    },
    remove: (id: string) => sessions.remove(id),
    endAllOf: (owner: SessionOwner, exceptId?: string) => sessions.removeOf(owner, exceptId),
  }
}

type SessionIdentity = Pick<SessionRow, 'subject' | 'email' | 'displayName'>

export const uidOfUser = (userId: number) => `user-${userId}`
