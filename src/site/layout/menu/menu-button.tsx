import { Menu } from 'lucide'
import { type MouseEvent, useCallback, useState } from 'react'
import { shellTexts } from '#texts/site/pages.ts'
import { Icon } from '#ui/display/icon.tsx'
import { MenuSheet } from './menu-sheet.tsx'

/** Until the page is hydrated it leads to the same links at the end of the page. */
export function MenuButton() {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const open = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: without script it is a link */}
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <a
        role="button"
        className="icon-btn menu-button"
        href="#pages"
        aria-label={shellTexts.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Icon of={Menu} />
      </a>
      {isOpen && <MenuSheet onClose={close} />}
    </>
  )
}
