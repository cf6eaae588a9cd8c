interface UnsavedScreen {
  isDirty: () => boolean
  /** The owner has agreed: it no longer asks, and may put away what it can first. */
  letGo: () => Promise<unknown> | undefined
}

const screens = new Set<UnsavedScreen>()

/** Until the signal fires, whoever ends the session asks this screen first. */
export function watchUnsaved(screen: UnsavedScreen, signal: AbortSignal) {
  screens.add(screen)
  signal.addEventListener('abort', () => screens.delete(screen), { once: true })
}

export const isAnythingUnsaved = () => [...screens].some((screen) => screen.isDirty())

export const letUnsavedGo = () => Promise.all([...screens].map((screen) => screen.letGo()))
