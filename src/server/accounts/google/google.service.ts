import type { Config } from '#server/platform/config/config.ts'
import { isLoopbackHost } from '#server/platform/config/variables.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import type { Logger } from '#server/platform/process/log.ts'
import type { Visitor } from '#server/platform/security/visitor.ts'
import { createFlowCookie } from '../cookies.ts'
import { generateSecret, hashSecret } from '../secrets.ts'
import type { ClientInfo, SessionsService } from '../sessions.service.ts'
import type { SignInFlowRow, SignInFlowsRepository } from './google.repository.ts'
import {
  createOidcChecks,
  createOidcClient,
  type GoogleMode,
  googleMode,
  issuerInUse,
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

export function createGoogleSignIn({ config, flows, sessions, clock, log }: GoogleOptions) {
  const mode = googleMode(config)
  const origins = mode === 'practice' ? loopbackOrigins(config) : [config.publicUrl.origin]
  let practice: Promise<PracticeProvider> | null = null
  const secret = generateSecret()

  /** Imported at the first practice sign-in, so that other diaries never pay for it. */
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
    /** The practice provider is offered only under a loopback name of this machine. */
    modeFor: (hostname: string): GoogleMode =>
      mode === 'practice' && !isLoopbackHost(hostname) ? 'off' : mode,
    /** Only configured origins are used: a caller's Host header can merely choose among them. */
    callbackUrl(host: string): string {
      const matchingOrigin = origins.find((origin) => new URL(origin).host === host)
      return (matchingOrigin ?? config.publicUrl.origin) + CALLBACK
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

/** Logs codes and causes only, because a provider's message may repeat what was sent to it. */
function troubleCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, cause } = error as Error & { code?: string }
  const inner = (cause as { code?: string } | undefined)?.code
  return [error.name, code, inner].filter(Boolean).join(' ')
}

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
  /** Secret of the browser's flow cookie: no other browser can finish this flow. */
  cookie: string
}

function createFlows({ flows, sessions, client, issuer, clock, onTrouble }: FlowOptions) {
  async function identify(
    row: SignInFlowRow,
    callbackUrl: URL,
    from: ClientInfo,
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
    const done = await flows.consumeDone(flowHash, cookieHash)
    if (done) {
      const { sessionId } = done
      return sessionId ? ({ status: 'done', reason: null, sessionId } as const) : failed('expired')
    }
    const row = await flows.find(flowHash, cookieHash, clock.now())
    if (row?.status === 'failed') return failed(row.error ?? 'failed')
    // The popup may not have reached the server yet, so an unknown flow is pending.
    return { status: 'pending', reason: null } as const
  }

  return {
    async start({ flow, cookie }: Browser, redirectUri: string) {
      const now = clock.now()
      await flows.removeExpired(now)
      const checks = await createOidcChecks()
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

    /** Returns null on success. Each callback is accepted once. */
    async callback(
      callbackUrl: URL,
      cookie: string | null,
      from: ClientInfo,
    ): Promise<Refusal | null> {
      const state = callbackUrl.searchParams.get('state')
      if (!state || !cookie) return 'expired'
      const row = await flows.claimByState(state, hashSecret(cookie), clock.now())
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

    /** Returns the secrets of the new session once only. */
    async finish(browser: Browser) {
      const outcome = await outcomeOf(browser)
      if (outcome.status !== 'done') return outcome
      const handed = await sessions.handOver(outcome.sessionId)
      return handed ? { ...outcome, ...handed } : failed('expired')
    },

    /**
     * Renews the verification of the visitor's own session; the session opened by the popup was
     * only proof and is removed.
     */
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
