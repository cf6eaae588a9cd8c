import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { navigationTexts, shellTexts } from '#texts/site/pages.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { LongDog } from '#ui/dog/long-dog.tsx'
import { Menu } from '#ui/icons/menu.ts'
import { X } from '#ui/icons/x.ts'
import { Modal } from '#ui/overlays/modal.tsx'
import { Brand } from './brand.tsx'
import { Link, usePath } from './navigation.tsx'

/** Before hydration this button is a link to the same list at the end of the page. */
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

/** This must equal the breakpoint of `.menu-button` in the stylesheet. */
const ROW_FITS = '(min-width: 768px)'

function MenuSheet({ onClose }: { onClose: () => void }) {
  useCloseWhenOutgrown(onClose)
  return (
    <Modal side className="sheet-menu" label={shellTexts.menu} onClose={onClose}>
      <div className="row">
        <Brand onClick={onClose} />
        <IconButton label={shellTexts.closeMenu} onClick={onClose}>
          <Icon of={X} />
        </IconButton>
      </div>
      <nav aria-label={shellTexts.menu}>
        <NavLinks onClick={onClose} />
      </nav>
      <LongDog part="leaving" />
    </Modal>
  )
}

/** Going back and widening the window also close the menu. */
function useCloseWhenOutgrown(onClose: () => void) {
  const path = usePath()
  const openedAt = useRef(path)
  useEffect(() => {
    if (path !== openedAt.current) onClose()
  }, [path, onClose])
  useEffect(() => {
    const wide = matchMedia(ROW_FITS)
    wide.addEventListener('change', onClose)
    return () => wide.removeEventListener('change', onClose)
  }, [onClose])
}

/** Returns `true` for the section that contains the page, as `aria-current` defines it. */
function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined
}

export function NavLinks({ onClick }: { onClick?: () => void }) {
  const path = usePath()
  return Object.entries(navigationTexts).map(([href, label]) => (
    <Link key={href} href={href} aria-current={currentOf(href, path)} onClick={onClick}>
      {label}
    </Link>
  ))
}
