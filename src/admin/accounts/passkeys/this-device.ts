const KEY = 'passkeysOfThisDevice'

/** Passkeys that were made or used with this device's own lock, for the list in the settings. */
export function passkeysOfThisDevice(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

/** A phone that lent its passkey, or a key on a string, is another device. */
export function keepAsThisDevice(id: number, used: { authenticatorAttachment?: string }) {
  if (used.authenticatorAttachment !== 'platform') return
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...passkeysOfThisDevice(), id])]))
  } catch {
    // The list says nothing about this device then.
  }
}
