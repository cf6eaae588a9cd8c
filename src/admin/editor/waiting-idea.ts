const KEY = 'waitingIdea'

/** An idea chosen on the dashboard waits here for the editor, which opens empty and offers it. */
export function keepIdea(text: string) {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    // Without storage the editor just opens empty.
  }
}

/** Gives the waiting idea once. */
export function takeIdea(): string | null {
  try {
    const idea = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return idea
  } catch {
    return null
  }
}
