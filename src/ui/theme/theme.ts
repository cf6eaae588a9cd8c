export type ThemeChoice = 'light' | 'dark' | 'system'

const key = 'theme'
const listeners = new Set<() => void>()
/** Holds the choice for this page when the browser keeps no storage. */
let unsaved: ThemeChoice | null = null

const isChoice = (value: string | null): value is ThemeChoice =>
  value === 'light' || value === 'dark' || value === 'system'

export function themeChoice(): ThemeChoice {
  if (unsaved) return unsaved
  try {
    const saved = localStorage.getItem(key)
    return isChoice(saved) ? saved : 'light'
  } catch {
    return 'light'
  }
}

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')

function shownTheme(): 'light' | 'dark' {
  const choice = themeChoice()
  if (choice !== 'system') return choice
  return prefersDark().matches ? 'dark' : 'light'
}

/** Everything changes in one frame: nothing glides from one colour to the other. */
function show() {
  const root = document.documentElement
  root.classList.add('is-switching')
  root.dataset.theme = shownTheme()
  const { backgroundColor } = getComputedStyle(document.body)
  // The bar around the page, where a browser has one.
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', backgroundColor)
  // Once it is painted: taken away at once, it would make the browser style every element a second time before.
  requestAnimationFrame(() => setTimeout(() => root.classList.remove('is-switching')))
}

function follow() {
  show()
  for (const listener of listeners) listener()
}

export function chooseTheme(choice: ThemeChoice) {
  unsaved = choice
  try {
    localStorage.setItem(key, choice)
    unsaved = null
  } catch {
    // private windows may refuse: the choice then lasts as long as the page
  }
  follow()
}

const onStorage = (event: StorageEvent) => {
  if (event.key === key || event.key === null) follow()
}

function watch() {
  addEventListener('storage', onStorage)
  prefersDark().addEventListener('change', follow)
}

function unwatch() {
  removeEventListener('storage', onStorage)
  prefersDark().removeEventListener('change', follow)
}

/** Follows other tabs and the system for as long as anyone listens. */
export function onThemeChange(listener: () => void): () => void {
  if (listeners.size === 0) watch()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) unwatch()
  }
}
