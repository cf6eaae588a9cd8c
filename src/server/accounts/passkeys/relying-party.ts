import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/platform/config/config.ts'
import type { PasskeyProblem } from '#shared/contract/passkeys.ts'

/** The name that passkeys are made for and work at. */
export interface RelyingParty {
  /** The domain alone, without port. */
  id: string
  origin: string
  problem: PasskeyProblem | null
}

type Site = Pick<Config, 'publicUrl' | 'isPublicUrlConfigured'>

/**
 * Without a configured address the diary answers to whichever name it was called by. A passkey
 * keeps the name it was made for, so a made-up one gains nothing by it.
 */
export function relyingPartyOf(site: Site, request: FastifyRequest): RelyingParty {
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
