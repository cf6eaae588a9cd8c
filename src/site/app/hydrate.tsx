import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createQueryCache } from '../data/query-cache.ts'
import { readState } from '../data/state.ts'
import { createNavigation, loadAfterMove } from './browser-navigation.ts'
import { loadScreen, routes } from './routes.ts'
import { Site } from './site.tsx'

const IDLE_MS = 300

const loadCalls = () => import('../data/browser-calls.ts')

/** Makes the page that the server drew a running application. */
export async function hydrate() {
  await loadScreen(location.pathname)
  const cache = createQueryCache(async () => (await loadCalls()).createBrowserCalls(cache))
  readState(cache, document)
  const navigation = createNavigation(cache)
  // As a transition it is done in small steps, between which the page stays responsive.
  startTransition(() => {
    hydrateRoot(document.getElementById('root')!, <Site cache={cache} navigation={navigation} />)
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
