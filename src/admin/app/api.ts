import { type ApiClient, ApiError, createApiClient } from '#shared/calls/api-client.ts'
import { CONFIRM_NEEDED } from '#shared/contract/errors.ts'
import { askToConfirm } from '../accounts/confirm/confirmation.ts'
import { adminToken } from './admin-token.ts'

/** Calls carry the cookie and, when there is one, the stored token. */
const call = createApiClient((url, init) => fetch(url, init), adminToken.get)

/** A call that needs a recent sign-in waits for the owner to confirm, then goes on. */
export const api: ApiClient = async (endpoint, ...args) => {
  try {
    return await call(endpoint, ...args)
  } catch (error) {
    const isAsked = error instanceof ApiError && error.problem?.code === CONFIRM_NEEDED
    if (!isAsked || !(await askToConfirm())) throw error
    return call(endpoint, ...args)
  }
}
