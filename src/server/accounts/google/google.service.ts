import type { Clock } from '#server/platform/process/clock.ts'
import type { Visitor } from '#server/platform/security/visitor.ts'
import { hashSecret } from '../secrets.ts'
import type { Origin, SessionsService } from '../sessions.service.ts'
import { newChecks, type OidcClient } from './oidc-client.ts'
import type { SignInFlowRow, SignInFlowsRepository } from './sign-in-flows.repository.ts'

export const FLOW_MS = 10 * 60_000

/** Why a sign-in came to nothing; the screen has a sentence for each. */
export type Refusal =
  | 'cancelled'
  | 'unverified'
  | 'unreachable'
  | 'expired'
  | 'otherAccount'
  | 'failed'

interface GoogleParts {
  flows: SignInFlowsRepository
  sessions: SessionsService
  client: OidcClient
  issuer: string
  clock: Clock
  onTrouble: (error: unknown, step: string) => void
}

interface Browser {
  flow: string
  /** The secret in the browser's own cookie: a flow is of use to that browser alone. */
  cookie: string
}

export type GoogleService = ReturnType<typeof createGoogleService>

export const createGoogleService = (parts: GoogleParts) => ({
  /** The provider's address to visit, or null when this flow cannot begin. */
  start: (browser: Browser, redirectUri: string) => start(parts, browser, redirectUri),
  /** Null when all went well. Each callback counts once. */
  callback: (callbackUrl: URL, cookie: string | null, from: Origin) =>
    callback(parts, callbackUrl, cookie, from),
  /** Ends a sign-in: a success is told once, with the secrets of the new session. */
  finish: (browser: Browser) => finish(parts, browser),
  /** Proves who a signed-in person is: the session they have is renewed, the new one ends. */
  confirm: (browser: Browser, me: Visitor) => confirm(parts, browser, me),
})

async function start(parts: GoogleParts, { flow, cookie }: Browser, redirectUri: string) {
  const { flows, client, issuer, clock, onTrouble } = parts
  const now = clock.now()
  await flows.removeExpired(now)
  const checks = await newChecks()
  const flowHash = hashSecret(flow)
  const isNew = await flows.create({
    ...checks,
    flowHash,
    cookieHash: hashSecret(cookie),
    issuer,
    createdAt: now,
    expiresAt: new Date(now.getTime() + FLOW_MS),
  })
  if (!isNew) return null
  try {
    return await client.addressToVisit(redirectUri, checks)
  } catch (error) {
    onTrouble(error, 'discovery')
    await flows.fail(flowHash, 'unreachable' satisfies Refusal)
    return null
  }
}

async function callback(
  parts: GoogleParts,
  callbackUrl: URL,
  cookie: string | null,
  from: Origin,
): Promise<Refusal | null> {
  const { flows, clock, onTrouble } = parts
  const state = callbackUrl.searchParams.get('state')
  if (!state || !cookie) return 'expired'
  const row = await flows.takeByState(state, hashSecret(cookie), clock.now())
  if (!row) return 'expired'
  let refusal: Refusal | null
  try {
    refusal = await identify(parts, row, callbackUrl, from)
  } catch (error) {
    onTrouble(error, 'exchange')
    refusal = 'failed'
  }
  if (refusal) await flows.fail(row.flowHash, refusal)
  return refusal
}

async function identify(
  { flows, sessions, client, issuer }: GoogleParts,
  row: SignInFlowRow,
  callbackUrl: URL,
  from: Origin,
): Promise<Refusal | null> {
  const refusedBy = callbackUrl.searchParams.get('error')
  if (refusedBy) return refusedBy === 'access_denied' ? 'cancelled' : 'failed'
  const identity = await client.identityOf(callbackUrl, row)
  if (!identity.isEmailVerified || !identity.email) return 'unverified'
  const { subject, email, displayName } = identity
  const who = { provider: 'google', issuer, subject, email, displayName } as const
  const opened = await sessions.open(who, from)
  await flows.finish(row.id, opened.id)
  return null
}

async function outcomeOf({ flows, clock }: GoogleParts, { flow, cookie }: Browser) {
  const flowHash = hashSecret(flow)
  const cookieHash = hashSecret(cookie)
  const done = await flows.takeDone(flowHash, cookieHash)
  if (done) {
    const { sessionId } = done
    return sessionId ? ({ status: 'done', reason: null, sessionId } as const) : failed('expired')
  }
  const row = await flows.find(flowHash, cookieHash, clock.now())
  if (row?.status === 'failed') return failed(row.error ?? 'failed')
  // A flow nobody knows may be one whose popup is still on its way to us.
  return { status: 'pending', reason: null } as const
}

async function finish(parts: GoogleParts, browser: Browser) {
  const outcome = await outcomeOf(parts, browser)
  if (outcome.status !== 'done') return outcome
  const handed = await parts.sessions.handOver(outcome.sessionId)
  return handed ? { ...outcome, ...handed } : failed('expired')
}

async function confirm(parts: GoogleParts, browser: Browser, me: Visitor) {
  const outcome = await outcomeOf(parts, browser)
  if (outcome.status !== 'done') return outcome
  const proof = await parts.sessions.remove(outcome.sessionId)
  if (!proof?.verifiedAt) return failed('expired')
  if (me.provider !== 'google' || proof.subject !== me.uid) return failed('otherAccount')
  await parts.sessions.renew(me.sessionId, proof.verifiedAt)
  return outcome
}

const failed = (reason: string) => ({ status: 'failed', reason }) as const
