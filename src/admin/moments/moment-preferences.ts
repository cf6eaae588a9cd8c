/** Names in localStorage, whose access throws where storage is forbidden. */
type Name = 'momentCategory' | 'momentHomeScreen'

export function readPreference(name: Name): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

export function savePreference(name: Name, value: string) {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Without storage, the owner is asked again the next time.
  }
}
