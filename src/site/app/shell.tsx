import { type ReactNode, useSyncExternalStore } from 'react'
import { HEADER_COMPACT_AFTER_PX } from '#shared/limits.ts'
import { shellTexts, themeLabels } from '#texts/site/pages.ts'
import { SkipLink } from '#ui/controls/button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { ThemeButton } from '#ui/theme/theme-switch.tsx'
import { Brand } from './brand.tsx'
import { SiteFooter } from './footer.tsx'
import { MenuButton, NavLinks } from './menu.tsx'
import { useIsMoving, usePath } from './navigation.tsx'
import { ReadingProgressDog } from './reading-dog.tsx'
import { ScreenErrorBoundary } from './screen-boundary.tsx'
import { LazyToaster } from './toasts.tsx'

export function Shell({ children }: { children: ReactNode }) {
  const path = usePath()
  return (
    <>
      <SkipLink to="content">{shellTexts.skipToContent}</SkipLink>
      <MovingLine />
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        <ScreenErrorBoundary path={path}>{children}</ScreenErrorBoundary>
      </main>
      <SiteFooter />
      <LazyToaster label={shellTexts.notifications} closeLabel={shellTexts.close} />
    </>
  )
}

/** The stylesheet shows the line only when the move takes a while. */
function MovingLine() {
  return (
    useIsMoving() && (
      <div className="moving-line" role="progressbar" aria-label={shellTexts.loading} />
    )
  )
}

function SiteHeader() {
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
        <ReadingProgressDog label={shellTexts.progress} />
      </div>
    </header>
  )
}

function onScroll(listener: () => void) {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

function useIsScrolled(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => scrollY > HEADER_COMPACT_AFTER_PX,
    () => false,
  )
}
