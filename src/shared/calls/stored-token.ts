export const TOKEN_KEY = 'adminToken'

/** The identity token as the browser keeps it, its provider in front. Storage may be forbidden. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY)
  } catch {
    return null
  }
}
