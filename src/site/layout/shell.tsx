import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { shellTexts } from '#texts/site/pages.ts'
import { SkipLink } from '#ui/display/skip-link.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { MovingLine } from './moving-line.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { SiteHeader } from './site-header.tsx'
import { LazyToaster } from './toasts/lazy-toaster.tsx'

/** The frame around every public page. */
export function Shell({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  return (
    <>
      <SkipLink to="content">{shellTexts.skipToContent}</SkipLink>
      <MovingLine />
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        <ScreenBoundary path={path}>{children}</ScreenBoundary>
      </main>
      <SiteFooter />
      <LazyToaster label={shellTexts.notifications} closeLabel={shellTexts.close} />
    </>
  )
}
