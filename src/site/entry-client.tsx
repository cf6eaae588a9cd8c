import { hydrateRoot } from 'react-dom/client'
import { navigate } from 'wouter/use-browser-location'
import { createSiteQueries } from './data.ts'
import { createSiteQueryClient } from './query-client.ts'
import { loadScreen, matchRoute, routes } from './routes.ts'
import { Site } from './site.tsx'
import { readState } from './state.ts'
import { catchEarlyClicks } from './waking/early-clicks.ts'
import { loadParts, wakeParts } from './waking/lazy-part.tsx'
import './site.css'

const client = createSiteQueryClient()
readState(client, document)

const loadCalls = async () => (await import('./browser-calls.ts')).createBrowserCalls(client)

/** Whoever moves will soon want another page, and the rest of this one. */
async function fetchAhead() {
  wakeParts()
  await Promise.allSettled([loadCalls(), ...routes.map(({ screen }) => screen.load())])
  await loadParts().catch(() => {})
}

loadScreen(location.pathname).then(() => {
  hydrateRoot(
    document.getElementById('root')!,
    <Site client={client} queries={createSiteQueries(loadCalls)} />,
  )
  catchEarlyClicks({ isPage: (path) => matchRoute(path) !== null, navigate })
  for (const sign of ['pointermove', 'touchstart', 'keydown']) {
    addEventListener(sign, fetchAhead, { once: true, passive: true })
  }
})
