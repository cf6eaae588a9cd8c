import { findPackageJSON } from 'node:module'
import type { Configuration } from 'openid-client'
import type { Config } from '#server/platform/config/config.ts'
import { isLoopbackHost } from '#server/platform/config/variables.ts'

export type GoogleMode = 'configured' | 'practice' | 'off'

/** Stored as the issuer of practice identities. Real issuers are URLs, so none has this name. */
export const PRACTICE_ISSUER = 'practice'

export type GoogleModeConfig = Pick<
  Config,
  'google' | 'host' | 'isProduction' | 'isPublicUrlConfigured' | 'trustProxy'
>

/** Practice needs a plain start on one's own machine, so that no real site ever offers it. */
export const isPracticeAllowed = (config: GoogleModeConfig) =>
  !config.isProduction &&
  !config.isPublicUrlConfigured &&
  config.trustProxy === false &&
  isLoopbackHost(config.host)

export function googleMode(config: GoogleModeConfig): GoogleMode {
  if (config.google) return 'configured'
  return isPracticeAllowed(config) && isPracticeInstalled() ? 'practice' : 'off'
}

/** Production installs come without the provider library, a devDependency. */
function isPracticeInstalled(): boolean {
  try {
    return findPackageJSON('oidc-provider', import.meta.url) !== undefined
  } catch {
    return false
  }
}

/** Only identities confirmed by the issuer in use count. */
export const issuerInUse = (config: Config) =>
  ({ configured: config.oidcIssuer, practice: PRACTICE_ISSUER, off: null })[googleMode(config)]

/** Imported at the first sign-in, because most runs never see one. */
const library = () => import('openid-client')

const TIMEOUT_SECONDS = 10

export interface GoogleIdentity {
  subject: string
  email: string
  isEmailVerified: boolean
  displayName: string | null
}

interface OidcOptions {
  findIssuer: () => Promise<URL>
  clientId: string
  clientSecret: string
}

interface Checks {
  state: string
  nonce: string
  codeVerifier: string
}

export async function createOidcChecks(): Promise<Checks> {
  const oidc = await library()
  return {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    codeVerifier: oidc.randomPKCECodeVerifier(),
  }
}

export type OidcClient = ReturnType<typeof createOidcClient>

export function createOidcClient({ findIssuer, clientId, clientSecret }: OidcOptions) {
  let known: Promise<Configuration> | null = null

  async function discover() {
    const oidc = await library()
    const issuer = await findIssuer()
    const isLocal = issuer.protocol === 'http:' && isLoopbackHost(issuer.hostname)
    return oidc.discovery(issuer, clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      ...(isLocal && { execute: [oidc.allowInsecureRequests] }),
    })
  }

  /** A failed discovery is not cached, so that the next sign-in tries again. */
  const configuration = () => {
    known ??= discover().catch((error: unknown) => {
      known = null
      throw error
    })
    return known
  }

  return {
    async addressToVisit(
      redirectUri: string,
      { state, nonce, codeVerifier }: Checks,
    ): Promise<URL> {
      const oidc = await library()
      return oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        prompt: 'select_account',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
    },

    async identityOf(callbackUrl: URL, checks: Checks): Promise<GoogleIdentity> {
      const oidc = await library()
      const tokens = await oidc.authorizationCodeGrant(await configuration(), callbackUrl, {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.codeVerifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('The provider sent no identity.')
      return {
        subject: claims.sub,
        email: typeof claims.email === 'string' ? claims.email.toLowerCase() : '',
        isEmailVerified: claims.email_verified === true,
        displayName: typeof claims.name === 'string' ? claims.name.slice(0, 200) : null,
      }
    },
  }
}
