import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { shellTexts } from '#shared/texts/shell.ts'
import { SkipLink } from '#ui/display/skip-link.tsx'
import { LazyToaster } from '#ui/overlays/lazy-toaster.tsx'
import { drawn } from '../drawn-later.ts'
import { lazyPart } from '../waking/lazy-part.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { SiteHeader } from './site-header.tsx'
import { useArrival } from './use-arrival.ts'

const SiteFooter = lazyPart(
  async () => (await import('./footer/site-footer.tsx')).SiteFooter,
  'when near',
  { isCommon: true, whenDrawn: 'later' },
)

/** The frame around every public page. */
export function Shell({ children }: { children: ReactNode }) {
  const main = useArrival()
  const [path] = useLocation()
  return (
    <>
      <SkipLink to="content">{shellTexts.skipToContent}</SkipLink>
      <SiteHeader />
      <main id="content" ref={main} tabIndex={-1} {...drawn.soon}>
        <ScreenBoundary path={path}>{children}</ScreenBoundary>
      </main>
      <SiteFooter />
      <LazyToaster label={shellTexts.notifications} closeLabel={shellTexts.close} />
    </>
  )
}
