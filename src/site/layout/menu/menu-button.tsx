import { Menu } from 'lucide'
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { shellTexts } from '#shared/texts/shell.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import type { MenuSheetProps } from './menu-sheet.tsx'

const loadSheet = () => import('./menu-sheet.tsx')

const MenuSheet = lazy<ComponentType<MenuSheetProps>>(() =>
  loadSheet().then(
    (module) => ({ default: module.MenuSheet }),
    () => ({ default: FooterInstead }),
  ),
)

/** The menu could not be fetched; the same links stand at the end of the page. */
function FooterInstead({ onClose }: MenuSheetProps) {
  useEffect(() => {
    onClose()
    location.hash = 'pages'
  }, [onClose])
  return null
}

/** The slide-over comes when it is first wanted. */
export function MenuButton() {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <IconButton
        label={shellTexts.openMenu}
        className="menu-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => loadSheet().catch(() => {})}
        onClick={() => setOpen(true)}
      >
        <Icon of={Menu} />
      </IconButton>
      {isOpen && (
        <Suspense>
          <MenuSheet onClose={close} />
        </Suspense>
      )}
    </>
  )
}
