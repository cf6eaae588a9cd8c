import { randomUUID } from 'node:crypto'
import type { Clock } from '#server/platform/process/clock.ts'
import type { PersonKey, Visitor } from '#server/platform/security/visitor.ts'
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts'
import { RECENT_SIGN_IN_MINUTES } from '#shared/limits.ts'
import { PRACTICE_ISSUER } from './google/oidc.ts'
import { generateSecret, hashSecret } from './secrets.ts'
import type { FoundSession, SessionRow, SessionsRepository } from './sessions.repository.ts'

const IDLE_MS = 12 * HOUR_MS
export const MAX_SESSION_MS = 7 * 24 * HOUR_MS
/** Limits how often "last seen" is written, so that reads do not all become writes. */
const TOUCH_EVERY_MS = MINUTE_MS

export type SignInProvider = SessionRow['provider']

export interface ClientInfo {
  ip: string
  userAgent: string
}

export type SignInAccount = { passkeyId?: number } & (
  | { provider: 'password'; userId: number; email: string }
  | {
      provider: 'google'
      issuer: string
      subject: string
      email: string
      displayName: string | null
    }
)

export interface OpenedSession {
  id: string
  cookie: string
  token: string
}

interface Proof {
  bearer: string | null
  cookie: string | null
}

type SessionIdentity = Pick<SessionRow, 'subject' | 'email' | 'displayName'>

export type SessionsService = ReturnType<typeof createSessionsService>

export const uidOfUser = (userId: number) => `user-${userId}`

const idleSince = (now: Date) => new Date(now.getTime() - IDLE_MS)

const secretsFor = (provider: SignInProvider) => {
  const cookie = generateSecret()
  const secret = generateSecret()
  return {
    cookie,
    token: `${provider}:${secret}`,
    hashes: { cookieHash: hashSecret(cookie), tokenHash: hashSecret(secret) },
  }
}

/**
 * A Google session counts only while its issuer is in use. A passkey needs no issuer, except one of
 * the practice provider, where anyone can be anyone: it must stay on its own computer.
 */
const isProven = ({ provider, issuer, passkeyId }: FoundSession, inUse: string | null) =>
  provider === 'password' || issuer === inUse || (passkeyId !== null && issuer !== PRACTICE_ISSUER)

const newSessionFields = ({ ip, userAgent }: ClientInfo, now: Date) => ({
  ip,
  userAgent: userAgent.slice(0, 400),
  createdAt: now,
  lastSeenAt: now,
  verifiedAt: now,
  expiresAt: new Date(now.getTime() + MAX_SESSION_MS),
})

/** Absolute difference, because the clocks of two instances may differ a little. */
const isRecent = (moment: Date | null, now: Date) =>
  moment !== null && Math.abs(now.getTime() - moment.getTime()) < RECENT_SIGN_IN_MINUTES * MINUTE_MS

const visitorOf = (found: FoundSession, now: Date): Visitor => ({
  sessionId: found.id,
  uid: found.userId === null ? (found.subject ?? '') : uidOfUser(found.userId),
  email: found.username ?? found.email ?? '',
  displayName: found.displayName,
  provider: found.provider,
  isAdmin: personOf(found) !== null,
  person: personOf(found),
  isRecentlyVerified: isRecent(found.verifiedAt, now),
})

function personOf({ userId, username, identityId }: FoundSession): PersonKey | null {
  if (userId !== null && username !== null) return { kind: 'user', id: userId }
  return identityId === null ? null : { kind: 'google', id: identityId }
}

export function createSessionsService(
  sessions: SessionsRepository,
  clock: Clock,
  issuerInUse: () => string | null,
) {
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

  /** Returns the token's session first. Token and cookie may belong to different sign-ins. */
  async function find({ bearer, cookie }: Proof): Promise<FoundSession[]> {
    const found = [
      bearer ? await findByBearer(bearer) : null,
      cookie ? await findByCookie(cookie) : null,
    ]
    return found.filter((session) => session !== null)
  }

  return {
    async open(account: SignInAccount, from: ClientInfo): Promise<OpenedSession> {
      const now = clock.now()
      await sessions.removeDead(now, idleSince(now))
      const { cookie, token, hashes } = secretsFor(account.provider)
      const id = randomUUID()
      await sessions.create({ ...account, ...hashes, id, ...newSessionFields(from, now) })
      return { id, cookie, token }
    },

    /** Sets fresh secrets for a session whose first ones were never handed out. */
    async handOver(id: string): Promise<{ opened: OpenedSession; row: SessionIdentity } | null> {
      const { cookie, token, hashes } = secretsFor('google')
      const row = await sessions.setSecrets(id, hashes)
      return row && { opened: { id, cookie, token }, row }
    },

    async findVisitor(proof: Proof): Promise<Visitor | null> {
      // An invalid token beside a valid cookie is ignored.
      const [found] = await find(proof)
      if (!found || !isProven(found, issuerInUse())) return null
      const now = clock.now()
      if (now.getTime() - found.lastSeenAt.getTime() >= TOUCH_EVERY_MS) {
        await sessions.touch(found.id, now)
      }
      return visitorOf(found, now)
    },

    /** Token and cookie may belong to different sign-ins: signing out ends both. */
    async end(proof: Proof) {
      for (const session of await find(proof)) await sessions.remove(session.id)
    },

    renew: (id: string, verifiedAt = clock.now()) => sessions.setVerified(id, verifiedAt),

    /** The secret in the mail can end this session and do nothing else. */
    async makeSignOutSecret(id: string): Promise<string> {
      const secret = generateSecret()
      await sessions.setSignOutHash(id, hashSecret(secret))
      return secret
    },
    findBySignOutSecret(secret: string) {
      const now = clock.now()
      return sessions.findBySignOutHash(hashSecret(secret), now, idleSince(now))
    },

    listOf(owner: PersonKey) {
      const now = clock.now()
      return sessions.list(owner, now, idleSince(now))
    },
    remove: (id: string) => sessions.remove(id),
    endAllOf: (owner: PersonKey, exceptId?: string) => sessions.removeOf(owner, exceptId),
  }
}
