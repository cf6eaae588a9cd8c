const KEY = 'chosenIdea'

/** An idea chosen on the dashboard waits here for the editor, which opens empty and offers it. */
export function saveIdea(text: string) {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    // Without storage the editor just opens empty.
  }
}

/** Does not remove it: React may render an editor more than once before it mounts. */
export function findIdea(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Once it was used or the list was dismissed. */
export function forgetIdea() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}
