import { startTransition, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { navigate } from 'wouter/use-browser-location'
import { createSiteQueries } from './data.ts'
import { createSiteQueryClient } from './query-client.ts'
import { loadScreen, matchRoute, routes } from './routes.ts'
import { Site } from './site.tsx'
import { readState } from './state.ts'
import type { TypedEarly } from './typed-early.ts'
import { catchEarlyClicks } from './waking/early-clicks.ts'
import { loadParts, wakeParts } from './waking/lazy-part.tsx'

/** Takes over the page that the server drew; settles when it listens. */
export async function startSite(typed: TypedEarly): Promise<void> {
  const client = createSiteQueryClient()
  readState(client, document)
  const loadCalls = async () => (await import('./browser-calls.ts')).createBrowserCalls(client)
  await loadScreen(location.pathname)
  catchEarlyClicks({ isPage: (path) => matchRoute(path) !== null, navigate })
  await new Promise<void>((resolve) => {
    // As a transition it is done in small steps, between which the page stays responsive.
    startTransition(() => {
      hydrateRoot(
        document.getElementById('root')!,
        <Site client={client} queries={createSiteQueries(loadCalls)}>
          <Awake typed={typed} onAwake={resolve} />
        </Site>,
      )
    })
  })
  for (const sign of ['pointermove', 'touchstart', 'keydown']) {
    addEventListener(sign, () => fetchAhead(loadCalls), { once: true, passive: true })
  }
}

/** Stands behind the screen, so that its effects run when the screen's have. */
function Awake({ typed, onAwake }: { typed: TypedEarly; onAwake: () => void }) {
  useLayoutEffect(() => typed.putBack(), [typed])
  useEffect(() => {
    typed.tell()
    onAwake()
  }, [typed, onAwake])
  return null
}

/** Whoever moves will soon want the rest of this page, and then another one. */
async function fetchAhead(loadCalls: () => Promise<unknown>) {
  wakeParts()
  await Promise.allSettled([loadCalls(), ...routes.map(({ screen }) => screen.load())])
  await loadParts().catch(() => {})
}
