/** Names in localStorage, whose access throws where storage is forbidden. */
type Name = 'galleryView' | 'momentCategory' | 'momentHomeScreen' | 'photoDaysDismissed'

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
