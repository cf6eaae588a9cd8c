/** Small things about moments that this browser remembers; storage may be forbidden. */
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
    // Then it is asked again.
  }
}
