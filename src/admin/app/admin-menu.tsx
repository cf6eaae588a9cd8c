import { Menu, X } from 'lucide'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { adminTexts } from '#texts/admin/shell.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Modal } from '#ui/overlays/modal.tsx'
import { AdminFoot } from './admin-foot.tsx'
import { AdminLinks } from './admin-links.tsx'
import { useNews } from './queries.ts'

/** The sidebar of small screens; closes when the address changes, by whatever way. */
export function AdminMenu() {
  const [isOpen, setOpen] = useState(false)
  const [path] = useLocation()
  const news = useNews()
  const close = () => setOpen(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new address is the event
  useEffect(close, [path])
  return (
    <>
      <IconButton
        label={news.count > 0 ? adminTexts.openMenuWith(news.text) : adminTexts.openMenu}
        className={news.count > 0 ? 'has-news' : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon of={Menu} />
      </IconButton>
      {isOpen && (
        <Modal side onClose={close} label={adminTexts.menu} className="admin-drawer">
          <IconButton label={adminTexts.closeMenu} className="drawer-close" onClick={close}>
            <Icon of={X} />
          </IconButton>
          <nav className="side-links" aria-label={adminTexts.navigation}>
            <AdminLinks onNavigate={close} />
          </nav>
          <AdminFoot onLogOut={close} />
        </Modal>
      )}
    </>
  )
}
