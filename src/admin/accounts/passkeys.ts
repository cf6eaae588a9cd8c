import { queryOptions } from '@tanstack/react-query'
import { listPasskeys } from '#shared/contract/accounts.admin.ts'
import type { Answer } from '#shared/contract/endpoint.ts'
import { passkeyProblems } from '#texts/admin/accounts.ts'
import { passkeyErrors } from '#texts/errors/accounts.ts'
import { api } from '../app/api.ts'
import { makePasskey, passkeyTrouble } from './passkeys/passkey-calls.ts'
import { passkeysOfThisDevice } from './passkeys/this-device.ts'

/** Mine alone; other browsers add some without us. */
export const passkeysQuery = queryOptions({
  queryKey: [listPasskeys.path],
  queryFn: ({ signal }) => api(listPasskeys, { signal }),
  staleTime: 0,
})

/** Why this browser can neither make nor use one here, or null when it can. */
export function whyNoPasskeys({ origin, problem }: Answer<typeof listPasskeys>): string | null {
  if (problem) return passkeyProblems[problem](origin)
  if (location.origin !== origin) return passkeyProblems.elsewhere(origin)
  return window.PublicKeyCredential ? null : passkeyProblems.unsupported
}

export const addingTrouble = (error: unknown) => passkeyTrouble(error, passkeyErrors.notAdded)

export { makePasskey, passkeysOfThisDevice }
