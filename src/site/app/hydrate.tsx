import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { SiteCalls } from '../data/calls.ts'
import { createSiteQueries } from '../data/queries.ts'
import { createQueryCache } from '../data/query-cache.ts'
import { readState } from '../data/state.ts'
import { createNavigation, loadAfterMove } from './browser-navigation.ts'
import { loadScreen, routes } from './routes.ts'
import { Site } from './site.tsx'

const IDLE_MS = 300

const loadCalls = () => import('../data/calls.ts')

/** Makes the page that the server drew a running application. */
export async function hydrate() {
  await loadScreen(location.pathname)
  const cache = createQueryCache()
  readState(cache, document)
  let calls: SiteCalls | undefined
  const queries = createSiteQueries(async () => {
    const { createBrowserCalls } = await loadCalls()
    calls ??= createBrowserCalls(cache)
    return calls
  })
  const navigation = createNavigation({ cache, queries })
  // As a transition it is done in small steps, between which the page stays responsive.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <Site cache={cache} queries={queries} navigation={navigation} />,
    )
  })
  prefetchOnFirstUse()
}

/** Safari has no idle callback. */
const whenIdle: (work: () => void) => void =
  'requestIdleCallback' in globalThis ? requestIdleCallback : (work) => setTimeout(work, IDLE_MS)

/** Whoever moves will soon want another page. Without a network there is nothing to do ahead. */
function prefetchOnFirstUse() {
  // What has a stylesheet of its own is large, and few go there.
  const likely = routes.filter(({ styledBy }) => !styledBy)
  const prefetch = () =>
    Promise.allSettled([loadCalls(), loadAfterMove(), ...likely.map(({ screen }) => screen.load())])
  // What was touched answers first.
  const prefetchSoon = () => whenIdle(() => void prefetch())
  for (const event of ['pointermove', 'touchstart', 'keydown', 'scroll']) {
    addEventListener(event, prefetchSoon, { once: true, passive: true })
  }
}
