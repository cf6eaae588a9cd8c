import { startTransition, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createSiteQueries } from './data.ts'
import { createSiteQueryClient } from './query-client.ts'
import { loadScreen, routes } from './routes.ts'
import { Site } from './site.tsx'
import { readState } from './state.ts'
import type { TypedEarly } from './typed-early.ts'

/** Takes over the page that the server drew; settles when it listens. */
export async function startSite(typed: TypedEarly): Promise<void> {
  const client = createSiteQueryClient()
  readState(client, document)
  const loadCalls = async () => (await import('./browser-calls.ts')).createBrowserCalls(client)
  await loadScreen(location.pathname)
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

/** Whoever moves will soon want another page. */
function fetchAhead(loadCalls: () => Promise<unknown>) {
  Promise.allSettled([loadCalls(), ...routes.map(({ screen }) => screen.load())])
}
