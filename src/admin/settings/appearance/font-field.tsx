import { ChevronDown } from 'lucide'
import { useId, useState } from 'react'
import { fontByName, fontLabel } from '#shared/theme/fonts.ts'
import { settingsTexts as texts } from '#texts/admin/settings.ts'
import { Icon } from '#ui/display/icon.tsx'
import { loadFontCatalogue } from '../live-theme.ts'
import { FontList } from './font-list.tsx'

interface FontFieldProps {
  value: string
  onChange: (font: string) => void
}

/** Stays open while fonts are tried on the page; the faces are fetched when it is first opened. */
export function FontField({ value, onChange }: FontFieldProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { name } = fontByName(value)
  const toggle = () => {
    loadFontCatalogue()
    setIsOpen(!isOpen)
  }
  return (
    <div className="field">
      <span className="label" id={`${id}-label`}>
        {texts.fontFamily}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes, from the button and the list alike */}
      <div
        className="fonts"
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isOpen) {
            setIsOpen(false)
            document.getElementById(`${id}-value`)?.focus()
          }
        }}
      >
        <button
          type="button"
          id={`${id}-value`}
          className="fonts-trigger"
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-labelledby={`${id}-label ${id}-value`}
          onClick={toggle}
        >
          <span data-font={name}>{fontLabel(name)}</span>
          <Icon of={ChevronDown} />
        </button>
        {isOpen && (
          <FontList id={`${id}-list`} labelledBy={`${id}-label`} value={name} onChange={onChange} />
        )}
      </div>
    </div>
  )
}
