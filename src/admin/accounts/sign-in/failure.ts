import { ApiError } from '#shared/calls/api-client.ts'
import { googleNotConfigured } from '#texts/admin/sign-in.ts'
import {
  confirmErrors,
  googleTroubles,
  loginErrors,
  passkeyErrors,
} from '#texts/errors/accounts.ts'
import { GoogleFailure } from '../google/google-sign-in.ts'
import { passkeyTrouble } from '../passkeys/passkey-calls.ts'

/** What happened, and where known what to do about it. */
export interface Failure {
  title: string
  detail?: string
  isNote?: boolean
}

export function passwordFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) {
    return { title: loginErrors.unexpected, detail: googleTroubles.offline }
  }
  if (error.status === 401) return { title: loginErrors.wrongPassword }
  return { title: loginErrors.unexpected, detail: error.problem?.message }
}

export function googleFailure(error: unknown): Failure {
  const detail = error instanceof GoogleFailure ? error.message : undefined
  return { title: loginErrors.googleFailed, detail }
}

export const googleConfirmFailure = (error: unknown): Failure => ({
  ...googleFailure(error),
  title: confirmErrors.googleFailed,
})

export const passkeyFailure = (error: unknown): Failure => ({
  title: passkeyTrouble(error, passkeyErrors.cancelled),
})

export const notAdminFailure = (): Failure => ({ title: loginErrors.notAdmin })

export const notConfigured = (): Failure => ({
  title: googleNotConfigured.title,
  detail: googleNotConfigured.howTo,
  isNote: true,
})
