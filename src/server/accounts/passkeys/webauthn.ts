import { isIP } from 'node:net'
import type { Config } from '#server/platform/config/config.ts'
import type { PasskeyProblem } from '#shared/contract/accounts.admin.ts'
import type { PasskeyAssertion, PasskeyRegistration } from '#shared/contract/accounts.ts'
import { PASSKEY_CHALLENGE_MINUTES } from '#shared/limits.ts'
import type { PasskeyRow } from './passkeys.repository.ts'

export interface RelyingParty {
  id: string
  origin: string
  problem: PasskeyProblem | null
}

export type SiteUrlConfig = Pick<Config, 'publicUrl' | 'isPublicUrlConfigured'>

export interface RequestHost {
  protocol: string
  host: string
}

/**
 * Without a configured PUBLIC_URL, the host of the request names the relying party. A forged Host
 * gains nothing: browsers offer a passkey only on the domain it was made for.
 */
export function relyingPartyOf(site: SiteUrlConfig, request: RequestHost): RelyingParty {
  const requestUrl = `${request.protocol}://${request.host}`
  const usesRequestUrl = !site.isPublicUrlConfigured && URL.canParse(requestUrl)
  const { hostname, origin, protocol } = usesRequestUrl ? new URL(requestUrl) : site.publicUrl
  return { id: hostname, origin, problem: problemOf(hostname, protocol) }
}

function problemOf(hostname: string, protocol: string): PasskeyProblem | null {
  if (isIP(hostname.replace(/[[\]]/g, '')) !== 0) return 'ip_address'
  const isLocal = /(?:^|\.)localhost$/.test(hostname)
  return protocol === 'https:' || isLocal ? null : 'not_https'
}

/** Imported at first use, so that a diary without passkeys never pays for it. */
const library = () => import('@simplewebauthn/server')

type Challenge = Uint8Array<ArrayBuffer>
type Transports = NonNullable<
  NonNullable<Parameters<Library['generateAuthenticationOptions']>[0]['allowCredentials']>[number]
>['transports']
type Library = Awaited<ReturnType<typeof library>>

/**
 * Ed25519, ES256 and RS256: every device supports one of them. Newer algorithms are
 * still experimental in Node.
 */
const supportedAlgorithmIDs = [-8, -7, -257]
const timeout = PASSKEY_CHALLENGE_MINUTES * 60_000
const bytesOf = (encoded: string) => new Uint8Array(Buffer.from(encoded, 'base64url'))
const toDescriptor = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  transports: transports as Transports,
})

interface NewOwner {
  email: string
  userHandle: string
  blogName: string
  mine: PasskeyRow[]
}

export async function createRegistrationOptions(
  rp: RelyingParty,
  challenge: Challenge,
  owner: NewOwner,
) {
  return (await library()).generateRegistrationOptions({
    rpID: rp.id,
    rpName: owner.blogName,
    userName: owner.email,
    userID: bytesOf(owner.userHandle),
    challenge,
    timeout,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: owner.mine.map(toDescriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** When no passkeys are listed, the browser offers all it has for this domain. */
export async function createAuthenticationOptions(
  rp: RelyingParty,
  challenge: Challenge,
  mine?: PasskeyRow[],
) {
  return (await library()).generateAuthenticationOptions({
    rpID: rp.id,
    challenge,
    timeout,
    userVerification: 'required',
    allowCredentials: mine?.map(toDescriptor),
  })
}

/**
 * Returns null for any invalid response: bad input from a visitor must not become a server error.
 */
export async function verifyRegistration(
  response: PasskeyRegistration,
  rp: RelyingParty,
  challenge: string,
) {
  const { verifyRegistrationResponse } = await library()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    })
    if (!registrationInfo) return null
    const { credential, credentialBackedUp } = registrationInfo
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: response.response.transports,
      isSynced: credentialBackedUp,
    }
  } catch {
    return null
  }
}

/** Returns the passkey's new counter, or null for any invalid signature. */
export async function verifyAuthentication(
  response: PasskeyAssertion,
  rp: RelyingParty,
  challenge: string,
  { credentialId, publicKey }: PasskeyRow,
): Promise<{ counter: number } | null> {
  const { verifyAuthenticationResponse } = await library()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: true,
      // The caller compares the counters, to log a mismatch; zero skips the library's own check.
      credential: { id: credentialId, publicKey: bytesOf(publicKey), counter: 0 },
    })
    return verified ? { counter: authenticationInfo.newCounter } : null
  } catch {
    return null
  }
}
