/**
 * A lock is held as long as its tab lives, however the tab ends: so a draft whose lock is free
 * belongs to nobody. Browsers give locks to https and localhost only; elsewhere every draft counts as free.
 */
const nameOf = (key: string) => `diary-draft:${key}`

/** Holds the draft's lock until the signal fires. */
export function holdDraft(key: string, signal: AbortSignal) {
  if (!navigator.locks || signal.aborted) return
  const released = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  navigator.locks.request(nameOf(key), () => released).catch(() => {})
}

/** Resolves once no living tab holds the draft; never, while one does. */
export async function whenAbandoned(key: string, signal: AbortSignal): Promise<void> {
  if (!navigator.locks) return
  await navigator.locks.request(nameOf(key), { signal }, async () => {})
}
