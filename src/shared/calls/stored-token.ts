export const TOKEN_KEY = 'adminToken'

/**
 * The stored token is prefixed by its provider. Browsers may forbid storage, which counts as no
 * token.
 */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY)
  } catch {
    return null
  }
}
