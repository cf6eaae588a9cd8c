/** Names in localStorage, whose access throws where storage is forbidden. */
type Name = 'account' | 'galleryView' | 'momentCategory' | 'momentHomeScreen' | 'photoDaysDismissed'

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
    // Without storage, a choice lasts as long as the page.
  }
}

export function removePreference(name: Name) {
  try {
    localStorage.removeItem(name)
  } catch {
    // Without storage, there is nothing to remove.
  }
}
