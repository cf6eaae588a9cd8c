import { Menu } from 'lucide-react'
import { useState } from 'react'
import { shellTexts, themeLabels } from '#shared/texts/shell.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { ReadingDog } from '#ui/reading-dog.tsx'
import { ThemeButton } from '#ui/theme-switch.tsx'
import { Brand } from './brand.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { NavLinks } from './nav-links.tsx'
import { useIsScrolled } from './use-is-scrolled.ts'

export function SiteHeader() {
  const isCompact = useIsScrolled()
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <header className={classNames('site-header', isCompact && 'is-compact')}>
      <div className="site-bar">
        <div className="wrap">
          <Brand />
          <nav className="nav" aria-label={shellTexts.mainNavigation}>
            <NavLinks />
          </nav>
          <ThemeButton labels={themeLabels} />
          <IconButton
            label={shellTexts.openMenu}
            className="menu-button"
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={() => setMenuOpen(true)}
          >
            <Icon of={Menu} />
          </IconButton>
          <a className="menu-link" href="#pages">
            {shellTexts.menu}
          </a>
        </div>
        <ReadingDog label={shellTexts.progress} />
      </div>
      {isMenuOpen && <MenuSheet onClose={() => setMenuOpen(false)} />}
    </header>
  )
}
