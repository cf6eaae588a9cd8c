import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createQueryCache } from '../data/query-cache.ts'
import { restoreCache } from '../data/state.ts'
import { createBrowserNavigation, loadHeadUpdate } from './browser-navigation.ts'
import { loadScreen, routes } from './routes.ts'
import { Site } from './site.tsx'

const IDLE_MS = 300

const loadCalls = () => import('../data/browser-calls.ts')

export async function hydrate() {
  await loadScreen(location.pathname)
  const cache = createQueryCache(async () => (await loadCalls()).createBrowserCalls(cache))
  restoreCache(cache, document)
  const navigation = createBrowserNavigation(cache)
  // A transition hydrates in small steps, so that the page stays responsive.
  startTransition(() => {
    hydrateRoot(document.getElementById('root')!, <Site cache={cache} navigation={navigation} />)
  })
  prefetchOnFirstUse()
}

const whenIdle: (work: () => void) => void =
  'requestIdleCallback' in globalThis ? requestIdleCallback : (work) => setTimeout(work, IDLE_MS)

/**
 * A first interaction suggests that the visitor will open another page. Errors are ignored: offline
 * there is nothing to prefetch.
 */
function prefetchOnFirstUse() {
  // Screens with a stylesheet of their own are large and rarely visited.
  const likely = routes.filter(({ styledBy }) => !styledBy)
  const prefetch = () =>
    Promise.allSettled([
      loadCalls(),
      loadHeadUpdate(),
      ...likely.map(({ screen }) => screen.load()),
    ])
  // Waiting for an idle moment lets the handler of the interaction run first.
  const prefetchSoon = () => whenIdle(() => void prefetch())
  for (const event of ['pointermove', 'touchstart', 'keydown', 'scroll']) {
    addEventListener(event, prefetchSoon, { once: true, passive: true })
  }
}
