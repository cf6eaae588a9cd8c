const KEY = 'adminToken'

/** The identity token as the browser keeps it, its provider in front. Storage may be forbidden. */
export const adminToken = {
  get(): string | null {
    try {
      return localStorage.getItem(KEY)
    } catch {
      return null
    }
  },
  set(token: string) {
    try {
      localStorage.setItem(KEY, token)
    } catch {
      // The cookie alone authenticates too.
    }
  },
  remove() {
    try {
      localStorage.removeItem(KEY)
    } catch {
      // Nothing was stored.
    }
  },
}
