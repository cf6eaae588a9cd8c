export const ADMIN_TOKEN_KEY = 'adminToken'

/**
 * The stored token is prefixed by its provider. Browsers may forbid storage, which counts as no
 * token.
 */
export function readStoredToken(): string | null {
  try {
    return localStorage.getItem(ADMIN_TOKEN_KEY)
  } catch {
    return null
  }
}
