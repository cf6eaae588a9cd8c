const KEY = 'chosenIdea'

/** Stores an idea chosen on the dashboard for the editor, which opens empty and offers the idea. */
export function saveIdea(text: string) {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    // Without sessionStorage the editor just opens without the idea.
  }
}

/** Reading must not remove the idea: React may render an editor more than once before it mounts. */
export function findIdea(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function forgetIdea() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without sessionStorage nothing was stored.
  }
}
