import { startTransition, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { navigate } from 'wouter/use-browser-location'
import { createSiteQueries } from './data/data.ts'
import { createQueryCache } from './data/query-cache.ts'
import type { SiteCalls } from './data/site-calls.ts'
import { readState } from './data/state.ts'
import { loadScreen, matchRoute, routes } from './routes.ts'
import { Site } from './site.tsx'
import { putBackTyped, tellTyped } from './typed-early.ts'
import { catchEarlyClicks } from './waking/early-clicks.ts'
import { loadParts, wakeParts } from './waking/lazy-part.tsx'

/** Takes over the page that the server drew; settles when it listens. */
export async function startSite(): Promise<void> {
  const cache = createQueryCache()
  readState(cache, document)
  let calls: SiteCalls | undefined
  const loadCalls = async () => {
    const { createBrowserCalls } = await import('./data/browser-calls.ts')
    calls ??= createBrowserCalls(cache)
    return calls
  }
  await loadScreen(location.pathname)
  catchEarlyClicks({ isPage: (path) => matchRoute(path) !== null, navigate })
  const takeOver = { isUnderWay: true }
  await new Promise<void>((resolve) => {
    // As a transition it is done in small steps, between which the page stays responsive.
    startTransition(() => {
      hydrateRoot(
        document.getElementById('root')!,
        <Site cache={cache} queries={createSiteQueries(loadCalls)} takeOver={takeOver}>
          <Awake
            onAwake={() => {
              takeOver.isUnderWay = false
              resolve()
            }}
          />
        </Site>,
      )
    })
  })
  for (const sign of ['pointermove', 'touchstart', 'keydown']) {
    addEventListener(sign, () => fetchAhead(loadCalls), { once: true, passive: true })
  }
}

/** Stands behind the screen, so that its effects run when the screen's have. */
function Awake({ onAwake }: { onAwake: () => void }) {
  useLayoutEffect(() => putBackTyped(null), [])
  useEffect(() => {
    tellTyped(null)
    onAwake()
  }, [onAwake])
  return null
}

/** Whoever moves will soon want the rest of this page, and then another one. */
async function fetchAhead(loadCalls: () => Promise<unknown>) {
  wakeParts()
  await Promise.allSettled([loadCalls(), ...routes.map(({ screen }) => screen.load())])
  await loadParts().catch(() => {})
}
