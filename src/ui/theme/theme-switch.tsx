import { type IconNode, Monitor, Moon, Sun } from 'lucide'
import { useId, useSyncExternalStore } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { Icon } from '../display/icon.tsx'
import { chooseTheme, onThemeChange, type ThemeChoice, themeChoice } from './theme.ts'

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
    <fieldset className="theme-group">
      <legend className="sr">{label}</legend>
      {choices.map((one) => (
        <label key={one}>
          <input
            className="sr"
            type="radio"
            name={name}
            value={one}
            checked={one === choice}
            onChange={() => chooseTheme(one)}
          />
          <Icon of={icons[one]} />
          <span className="sr">{labels[one]}</span>
        </label>
      ))}
    </fieldset>
  )
}
