import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { defaultFontName, fontByName, fontCategories, fonts } from '#shared/theme/fonts.ts'
import { specimenTexts, settingsTexts as texts } from '#texts/admin/settings.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Check } from '#ui/icons/check.ts'
import { ChevronDown } from '#ui/icons/chevron-down.ts'
import { loadFontCatalogue } from './live-theme.ts'

interface FontFieldProps {
  value: string
  onChange: (font: string) => void
}

const fontLabel = (name: string) => (name === defaultFontName ? texts.fonts.byDefault(name) : name)

/**
 * Stays open while the owner tries fonts on the page; the font faces load when the list is first
 * opened.
 */
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

interface FontListProps {
  id: string
  labelledBy: string
  value: string
  onChange: (font: string) => void
}

const groups = fontCategories.map((category) => ({
  category,
  fonts: fonts.filter((font) => font.category === category),
}))

function FontList({ id, labelledBy, value, onChange }: FontListProps) {
  const list = useRef<HTMLDivElement>(null)
  const find = (selector: string) => list.current?.querySelector<HTMLElement>(selector)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the list opens
  useEffect(() => {
    scrollInside(list.current, find('[aria-selected="true"]'), 'center')
    list.current?.focus({ preventScroll: true })
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    const next = findFontAfterKey(value, event.key)
    if (!next) return
    event.preventDefault()
    onChange(next)
    scrollInside(list.current, find(`[data-font="${next}"]`), 'center')
  }

  return (
    <>
      <div className="fonts-jump">
        {groups.map(({ category }) => (
          <button
            key={category}
            type="button"
            onClick={() => scrollInside(list.current, find(`[data-group="${category}"]`), 'start')}
          >
            {texts.fonts.categories[category]}
          </button>
        ))}
      </div>
      <div
        ref={list}
        id={id}
        role="listbox"
        className="fonts-list"
        tabIndex={0}
        aria-labelledby={labelledBy}
        aria-activedescendant={optionId(id, value)}
        onKeyDown={onKeyDown}
      >
        {groups.map(({ category, fonts: ofGroup }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group inside a listbox has no element of its own
          <div
            key={category}
            role="group"
            aria-labelledby={`${id}-${category}`}
            data-group={category}
          >
            <p className="fonts-group" id={`${id}-${category}`}>
              {texts.fonts.categories[category]}
            </p>
            {ofGroup.map(({ name }) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the list around it answers the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the list holds the focus and points here
              <div
                key={name}
                id={optionId(id, name)}
                role="option"
                className="fonts-option"
                aria-selected={name === value}
                data-font={name}
                onClick={() => onChange(name)}
              >
                <strong>{fontLabel(name)}</strong>
                <span>{specimenTexts.font}</span>
                {name === value && <Icon of={Check} />}
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  )
}

const optionId = (listId: string, font: string) => `${listId}-${font.replaceAll(' ', '-')}`

/** `scrollIntoView` would also scroll the page around the list. */
function scrollInside(
  list: HTMLElement | null,
  target: HTMLElement | null | undefined,
  to: 'start' | 'center',
) {
  if (!list || !target) return
  const top = target.getBoundingClientRect().top - list.getBoundingClientRect().top
  const room = to === 'center' ? (list.clientHeight - target.offsetHeight) / 2 : 0
  list.scrollTo({ top: list.scrollTop + top - room })
}

export function findFontAfterKey(current: string, key: string): string | null {
  const at = fonts.findIndex((font) => font.name === current)
  const last = fonts.length - 1
  const to = (index: number) => fonts[Math.min(Math.max(index, 0), last)]?.name ?? null
  if (key === 'ArrowDown') return to(at + 1)
  if (key === 'ArrowUp') return to(at - 1)
  if (key === 'Home') return to(0)
  if (key === 'End') return to(last)
  if (!/^[a-z]$/i.test(key)) return null
  // Pressing the same letter again selects the next font that starts with it.
  const turned = [...fonts.slice(at + 1), ...fonts.slice(0, at + 1)]
  const letter = key.toLowerCase()
  return turned.find((font) => font.name.toLowerCase().startsWith(letter))?.name ?? null
}
