import { useId, useSyncExternalStore } from 'react'
import { IconButton } from '../controls/button.tsx'
import { Icon, type IconNode } from '../display/icon.tsx'
import { Monitor } from '../icons/monitor.ts'
import { Moon } from '../icons/moon.ts'
import { Sun } from '../icons/sun.ts'

type ThemeLabels = Record<ThemeChoice, string>

const choices: ThemeChoice[] = ['light', 'dark', 'system']
const icons: Record<ThemeChoice, IconNode> = { light: Sun, dark: Moon, system: Monitor }
const onServer = (): ThemeChoice => 'light'

function useThemeChoice() {
  return useSyncExternalStore(onThemeChange, themeChoice, onServer)
}

interface ThemeButtonProps {
  /** Accessible names that tell the current choice, for example "Theme: light". */
  labels: ThemeLabels
}

export function ThemeButton({ labels }: ThemeButtonProps) {
  const choice = useThemeChoice()
  const next = choices[(choices.indexOf(choice) + 1) % choices.length] ?? 'light'
  return (
    <IconButton label={labels[choice]} onClick={() => chooseTheme(next)}>
      <Icon of={icons[choice]} />
    </IconButton>
  )
}

interface ThemeGroupProps {
  label: string
  labels: ThemeLabels
}

export function ThemeGroup({ label, labels }: ThemeGroupProps) {
  const choice = useThemeChoice()
  const name = useId()
  return (
    <fieldset className="segmented">
      <legend className="sr">{label}</legend>
      {choices.map((option) => (
        <label key={option}>
          <input
            className="sr"
            type="radio"
            name={name}
            value={option}
            checked={option === choice}
            onChange={() => chooseTheme(option)}
          />
          <Icon of={icons[option]} />
          <span className="sr">{labels[option]}</span>
        </label>
      ))}
    </fieldset>
  )
}

type ThemeChoice = 'light' | 'dark' | 'system'

const key = 'theme'
const listeners = new Set<() => void>()
/** The choice for this page when the browser refuses localStorage. */
let unsaved: ThemeChoice | null = null

const isChoice = (value: string | null): value is ThemeChoice =>
  value === 'light' || value === 'dark' || value === 'system'

function themeChoice(): ThemeChoice {
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

/** Switches off transitions, so that all colours change in one frame. */
function show() {
  const root = document.documentElement
  root.classList.add('is-switching')
  root.dataset.theme = shownTheme()
  const { backgroundColor } = getComputedStyle(document.body)
  // Some browsers colour their own toolbar by this meta tag.
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', backgroundColor)
  // The class is removed after the paint: removing it earlier would restyle every element twice.
  requestAnimationFrame(() => setTimeout(() => root.classList.remove('is-switching')))
}

function follow() {
  show()
  for (const listener of listeners) listener()
}

function chooseTheme(choice: ThemeChoice) {
  unsaved = choice
  try {
    localStorage.setItem(key, choice)
    unsaved = null
  } catch {
    // Private windows may refuse localStorage: the choice then lasts as long as the page.
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

/** Other tabs and the system preference are only watched while there is a listener. */
function onThemeChange(listener: () => void): () => void {
  if (listeners.size === 0) watch()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) unwatch()
  }
}
