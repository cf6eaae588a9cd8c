import { type IconNode, Monitor, Moon, Sun } from 'lucide'
import { useId, useSyncExternalStore } from 'react'
import { IconButton } from '../controls/button.tsx'
import { Icon } from '../display/icon.tsx'

type ThemeLabels = Record<ThemeChoice, string>

const choices: ThemeChoice[] = ['light', 'dark', 'system']
const icons: Record<ThemeChoice, IconNode> = { light: Sun, dark: Moon, system: Monitor }
const onServer = (): ThemeChoice => 'light'

function useThemeChoice() {
  return useSyncExternalStore(onThemeChange, themeChoice, onServer)
}

interface ThemeButtonProps {
  /** Says what is chosen now, e.g. "Theme: light". */
  labels: ThemeLabels
}

/** One button that steps through light, dark and system. */
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

/** All three choices side by side. */
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
/** Holds the choice for this page when the browser keeps no storage. */
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

function chooseTheme(choice: ThemeChoice) {
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
function onThemeChange(listener: () => void): () => void {
  if (listeners.size === 0) watch()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) unwatch()
  }
}
