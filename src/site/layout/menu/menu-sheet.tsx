import { X } from 'lucide'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { shellTexts } from '#texts/site/pages.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { LongDog } from '#ui/dog/long-dog.tsx'
import { Modal } from '#ui/overlays/modal.tsx'
import { Brand } from '../brand.tsx'
import { NavLinks } from './nav-links.tsx'

/** Keep it in step with the breakpoint of `.menu-button`. */
const ROW_FITS = '(min-width: 768px)'

export interface MenuSheetProps {
  onClose: () => void
}

export function MenuSheet({ onClose }: MenuSheetProps) {
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

/** The way back and a wider window end it too. */
function useCloseWhenOutgrown(onClose: () => void) {
  const [path] = useLocation()
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
