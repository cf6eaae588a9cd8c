import type { Config } from '#server/platform/config/config.ts'
import { isLoopbackHost } from '#server/platform/config/variables.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import type { Logger } from '#server/platform/process/log.ts'
import type { Visitor } from '#server/platform/security/visitor.ts'
import { createFlowCookie } from '../cookies.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import type { Origin, SessionsService } from '../sessions.service.ts'
import type { SignInFlowRow, SignInFlowsRepository } from './google.repository.ts'
import {
  createOidcClient,
  type GoogleMode,
  googleMode,
  issuerInUse,
  newChecks,
  type OidcClient,
  PRACTICE_ISSUER,
} from './oidc.ts'
import type { PracticeProvider } from './practice-provider.ts'

const FLOW_MS = 10 * 60_000
const CALLBACK = '/api/auth/google/callback'

interface GoogleOptions {
  config: Config
  flows: SignInFlowsRepository
  sessions: SessionsService
  clock: Clock
  log: Logger
}

/** Signing in by a Google popup: configured, practised with a stand-in, or off. */
export function createGoogle({ config, flows, sessions, clock, log }: GoogleOptions) {
  const mode = googleMode(config)
  const origins = mode === 'practice' ? loopbackOrigins(config) : [config.publicUrl.origin]
  let practice: Promise<PracticeProvider> | null = null
  const secret = newSecret()

  /** Loaded at the first practice sign-in: a diary that never practises never pays for it. */
  async function findPracticeIssuer() {
    const { startPracticeProvider } = await import('./practice-provider.ts')
    practice ??= startPracticeProvider(config, {
      clientId: PRACTICE_ISSUER,
      clientSecret: secret,
      redirectUris: origins.map((origin) => origin + CALLBACK),
    })
    const { issuer } = await practice
    log.warn(
      { issuer: issuer.origin },
      'practice sign-in is on: a stand-in on this computer plays Google',
    )
    return issuer
  }

  const client = config.google
    ? createOidcClient({ ...config.google, findIssuer: async () => new URL(config.oidcIssuer) })
    : createOidcClient({
        clientId: PRACTICE_ISSUER,
        clientSecret: secret,
        findIssuer: findPracticeIssuer,
      })

  const service = createFlows({
    flows,
    sessions,
    client,
    issuer: issuerInUse(config) ?? '',
    clock,
    onTrouble: (error, step) =>
      log.warn(
        { event: 'auth.google_trouble', step, reason: troubleCode(error) },
        'google sign-in failed',
      ),
  })

  return {
    service,
    cookie: createFlowCookie(config.publicUrl, FLOW_MS),
    /** The practice provider is offered on the loopback name of this machine alone. */
    modeFor: (hostname: string): GoogleMode =>
      mode === 'practice' && !isLoopbackHost(hostname) ? 'off' : mode,
    /** Built from what is configured; a caller's Host only picks among our own names. */
    callbackUrl(host: string): string {
      const called = origins.find((origin) => new URL(origin).host === host)
      return (called ?? config.publicUrl.origin) + CALLBACK
    },
    async close() {
      await practice?.then((provider) => provider.close()).catch(() => {})
    },
  }
}

function loopbackOrigins({ publicUrl, port }: Config): string[] {
  const names = ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${port}`)
  return [...new Set([publicUrl.origin, ...names.map((name) => new URL(name).origin)])]
}

/** Codes and causes only: messages of a provider may repeat what was sent to it. */
function troubleCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, cause } = error as Error & { code?: string }
  const inner = (cause as { code?: string } | undefined)?.code
  return [error.name, code, inner].filter(Boolean).join(' ')
}

/** Why a sign-in came to nothing; the screen has a sentence for each. */
type Refusal = 'cancelled' | 'unverified' | 'unreachable' | 'expired' | 'otherAccount' | 'failed'

interface FlowOptions {
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

function createFlows({ flows, sessions, client, issuer, clock, onTrouble }: FlowOptions) {
  async function identify(
    row: SignInFlowRow,
    callbackUrl: URL,
    from: Origin,
  ): Promise<Refusal | null> {
    const refusedBy = callbackUrl.searchParams.get('error')
    if (refusedBy) return refusedBy === 'access_denied' ? 'cancelled' : 'failed'
    const identity = await client.identityOf(callbackUrl, row)
    if (!identity.isEmailVerified || !identity.email) return 'unverified'
    const { subject, email, displayName } = identity
    const account = { provider: 'google', issuer, subject, email, displayName } as const
    const opened = await sessions.open(account, from)
    await flows.finish(row.id, opened.id)
    return null
  }

  async function outcomeOf({ flow, cookie }: Browser) {
    const flowHash = hashSecret(flow)
    const cookieHash = hashSecret(cookie)
    const done = await flows.takeDone(flowHash, cookieHash)
    if (done) {
      const { sessionId } = done
      return sessionId ? ({ status: 'done', reason: null, sessionId } as const) : failed('expired')
    }
    const row = await flows.find(flowHash, cookieHash, clock.now())
    if (row?.status === 'failed') return failed(row.error ?? 'failed')
    // An unknown flow may be one whose popup has not arrived yet.
    return { status: 'pending', reason: null } as const
  }

  return {
    /** The provider's address to visit, or null when this flow cannot begin. */
    async start({ flow, cookie }: Browser, redirectUri: string) {
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
    },

    /** Null when all went well. Each callback counts once. */
    async callback(callbackUrl: URL, cookie: string | null, from: Origin): Promise<Refusal | null> {
      const state = callbackUrl.searchParams.get('state')
      if (!state || !cookie) return 'expired'
      const row = await flows.takeByState(state, hashSecret(cookie), clock.now())
      if (!row) return 'expired'
      let refusal: Refusal | null
      try {
        refusal = await identify(row, callbackUrl, from)
      } catch (error) {
        onTrouble(error, 'exchange')
        refusal = 'failed'
      }
      if (refusal) await flows.fail(row.flowHash, refusal)
      return refusal
    },

    /** Ends a sign-in: a success is answered once, with the secrets of the new session. */
    async finish(browser: Browser) {
      const outcome = await outcomeOf(browser)
      if (outcome.status !== 'done') return outcome
      const handed = await sessions.handOver(outcome.sessionId)
      return handed ? { ...outcome, ...handed } : failed('expired')
    },

    /** Proves who a signed-in person is: the session they have is renewed, the new one ends. */
    async confirm(browser: Browser, me: Visitor) {
      const outcome = await outcomeOf(browser)
      if (outcome.status !== 'done') return outcome
      const proof = await sessions.remove(outcome.sessionId)
      if (!proof?.verifiedAt) return failed('expired')
      if (me.provider !== 'google' || proof.subject !== me.uid) return failed('otherAccount')
      await sessions.renew(me.sessionId, proof.verifiedAt)
      return outcome
    },
  }
}

const failed = (reason: string) => ({ status: 'failed', reason }) as const
