import { findPackageJSON } from 'node:module'
import type { Config } from '#server/platform/config/config.ts'
import { isLoopbackHost } from '#server/platform/config/loopback-host.ts'

export type GoogleMode = 'configured' | 'practice' | 'off'

/** Practice identities are kept under this name, which no real issuer can have. */
export const PRACTICE_ISSUER = 'practice'

export type Surroundings = Pick<
  Config,
  'google' | 'host' | 'isProduction' | 'isPublicUrlConfigured' | 'trustProxy'
>

/** Practice is for a plain start on one's own machine: nothing of it reaches a real site. */
export const mayPractise = (config: Surroundings) =>
  !config.isProduction &&
  !config.isPublicUrlConfigured &&
  config.trustProxy === false &&
  isLoopbackHost(config.host)

export function googleMode(config: Surroundings): GoogleMode {
  if (config.google) return 'configured'
  return mayPractise(config) && isPracticeInstalled() ? 'practice' : 'off'
}

/** An install for production comes without it. */
function isPracticeInstalled(): boolean {
  try {
    return findPackageJSON('oidc-provider', import.meta.url) !== undefined
  } catch {
    return false
  }
}
