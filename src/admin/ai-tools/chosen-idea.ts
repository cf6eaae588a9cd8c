const KEY = 'chosenIdea'

/** An idea chosen on the dashboard waits here for the editor, which opens empty and offers it. */
export function keepIdea(text: string) {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    // Without storage the editor just opens empty.
  }
}

/** Only looks: an editor may be drawn more than once before it stands. */
export function findIdea(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Once an idea was chosen or the list put away, nothing waits any more. */
export function forgetIdea() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}
