import { shellTexts, themeLabels } from '#texts/site/pages.ts'
import { classNames } from '#ui/display/class-names.ts'
import { ThemeButton } from '#ui/theme/theme-switch.tsx'
import { Brand } from './brand.tsx'
import { MenuButton } from './menu/menu-button.tsx'
import { NavLinks } from './menu/nav-links.tsx'
import { ReadingDog } from './reading/reading-dog.tsx'
import { useIsScrolled } from './use-is-scrolled.ts'

export function SiteHeader() {
  const isCompact = useIsScrolled()
  return (
    <header className={classNames('site-header', isCompact && 'is-compact')}>
      <div className="site-bar">
        <div className="wrap">
          <Brand />
          <nav className="nav" aria-label={shellTexts.mainNavigation}>
            <NavLinks />
          </nav>
          <ThemeButton labels={themeLabels} />
          <MenuButton />
        </div>
        <ReadingDog label={shellTexts.progress} />
      </div>
    </header>
  )
}
