import { isIP } from 'node:net'
import type { Config } from '#server/platform/config/config.ts'
import type { PasskeyProblem } from '#shared/contract/accounts.admin.ts'
import type { PasskeyAssertion, PasskeyRegistration } from '#shared/contract/accounts.ts'
import { PASSKEY_MINUTES } from '#shared/limits.ts'
import type { PasskeyRow } from './passkeys.repository.ts'

/** The name that passkeys are made for and work at. */
export interface RelyingParty {
  /** The domain alone, without port. */
  id: string
  origin: string
  problem: PasskeyProblem | null
}

export type Site = Pick<Config, 'publicUrl' | 'isPublicUrlConfigured'>

/** How a request named this host. */
export interface RequestHost {
  protocol: string
  host: string
}

/**
 * Without a configured address the diary answers to whichever name it was called by. A passkey
 * keeps the name it was made for, so a made-up one gains nothing by it.
 */
export function relyingPartyOf(site: Site, request: RequestHost): RelyingParty {
  const called = `${request.protocol}://${request.host}`
  const isCalled = !site.isPublicUrlConfigured && URL.canParse(called)
  const { hostname, origin, protocol } = isCalled ? new URL(called) : site.publicUrl
  return { id: hostname, origin, problem: problemOf(hostname, protocol) }
}

function problemOf(hostname: string, protocol: string): PasskeyProblem | null {
  if (isIP(hostname.replace(/[[\]]/g, '')) !== 0) return 'ip_address'
  const isLocal = /(?:^|\.)localhost$/.test(hostname)
  return protocol === 'https:' || isLocal ? null : 'not_https'
}

/** Loaded at first use: a diary without passkeys never pays for it. */
const library = () => import('@simplewebauthn/server')

type Challenge = Uint8Array<ArrayBuffer>
type Transports = NonNullable<
  NonNullable<Parameters<Library['generateAuthenticationOptions']>[0]['allowCredentials']>[number]
>['transports']
type Library = Awaited<ReturnType<typeof library>>

/** Ed25519, ES256 and RS256, which every device has one of; the newer ones are experiments in Node. */
const supportedAlgorithmIDs = [-8, -7, -257]
const timeout = PASSKEY_MINUTES * 60_000
const bytesOf = (encoded: string) => new Uint8Array(Buffer.from(encoded, 'base64url'))
const described = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  transports: transports as Transports,
})

interface NewOwner {
  email: string
  userHandle: string
  blogName: string
  mine: PasskeyRow[]
}

export async function registrationOptions(rp: RelyingParty, challenge: Challenge, owner: NewOwner) {
  return (await library()).generateRegistrationOptions({
    rpID: rp.id,
    rpName: owner.blogName,
    userName: owner.email,
    userID: bytesOf(owner.userHandle),
    challenge,
    timeout,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: owner.mine.map(described),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Without a list of passkeys the browser offers those it has for this domain. */
export async function authenticationOptions(
  rp: RelyingParty,
  challenge: Challenge,
  mine?: PasskeyRow[],
) {
  return (await library()).generateAuthenticationOptions({
    rpID: rp.id,
    challenge,
    timeout,
    userVerification: 'required',
    allowCredentials: mine?.map(described),
  })
}

/** Null whatever is wrong with it: what a stranger sent is never our mistake. */
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

/** The passkey's counter after this use, or null whatever is wrong with the signature. */
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
      // Counters are compared where they can be logged: most passkeys never count.
      credential: { id: credentialId, publicKey: bytesOf(publicKey), counter: 0 },
    })
    return verified ? { counter: authenticationInfo.newCounter } : null
  } catch {
    return null
  }
}
