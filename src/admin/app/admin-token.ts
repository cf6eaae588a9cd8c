import { storedToken, TOKEN_KEY } from '#shared/calls/stored-token.ts'

/** The same token for the owner's screens, which also write it. */
export const adminToken = {
  get: storedToken,
  set(token: string) {
    try {
      localStorage.setItem(TOKEN_KEY, token)
    } catch {
      // The cookie alone authenticates too.
    }
  },
  remove() {
    try {
      localStorage.removeItem(TOKEN_KEY)
    } catch {
      // Nothing was stored.
    }
  },
}
