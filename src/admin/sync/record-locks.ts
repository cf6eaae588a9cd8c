/**
 * The browser releases a lock however its tab ends, so a record whose lock is free belongs to no open page.
 * Browsers offer locks on https and localhost only; elsewhere every record counts as free.
 */
const lockOf = (key: string) => `diary-draft:${key}`

export function lockRecord(key: string, signal: AbortSignal) {
  if (!navigator.locks || signal.aborted) return
  const released = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  navigator.locks.request(lockOf(key), () => released).catch(() => {})
}

/** Returns a check whether an open page has locked the record of a key at this moment. */
export async function findLockedRecords(): Promise<(key: string) => boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const names = new Set(held.map(({ name }) => name))
  return (key) => names.has(lockOf(key))
}
