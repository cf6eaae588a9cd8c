import { createApiClient } from '#shared/calls/api-client.ts'
import { adminToken } from './auth/admin-token.ts'

/** Calls carry the cookie and, when there is one, the stored token. */
export const api = createApiClient((url, init) => fetch(url, init), adminToken.get)
