import type { Config } from '#server/platform/config/config.ts'
import { isLoopbackHost } from '#server/platform/config/loopback-host.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import type { Logger } from '#server/platform/process/logger.ts'
import { createFlowCookie } from '../cookies.ts'
import { newSecret } from '../secrets.ts'
import type { SessionsService } from '../sessions.service.ts'
import { createGoogleService, FLOW_MS } from './google.service.ts'
import { type GoogleMode, googleMode, PRACTICE_ISSUER } from './google-mode.ts'
import { createOidcClient } from './oidc-client.ts'
import type { PracticeProvider } from './practice-provider.ts'
import type { SignInFlowsRepository } from './sign-in-flows.repository.ts'

const CALLBACK = '/api/auth/google/callback'

interface GoogleParts {
  config: Config
  flows: SignInFlowsRepository
  sessions: SessionsService
  clock: Clock
  log: Logger
}

export type Google = ReturnType<typeof createGoogle>

/** The issuer whose identities count now; what another one confirmed proves nothing. */
export const issuerInUse = (config: Config) =>
  ({ configured: config.oidcIssuer, practice: PRACTICE_ISSUER, off: null })[googleMode(config)]

export function createGoogle({ config, flows, sessions, clock, log }: GoogleParts) {
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

  const service = createGoogleService({
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
    /** Practice is only for whoever called this machine by its own loopback name. */
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
