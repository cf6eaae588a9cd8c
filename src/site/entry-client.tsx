import { hydrateRoot } from 'react-dom/client'
import { createSiteQueries } from './data.ts'
import { createSiteQueryClient } from './query-client.ts'
import { loadScreen, routes } from './routes.ts'
import { Site } from './site.tsx'
import { readState } from './state.ts'
import './site.css'

const client = createSiteQueryClient()
readState(client, document)

const loadCalls = async () => (await import('./browser-calls.ts')).createBrowserCalls(client)

/** Whoever moves will soon want another page. */
function fetchAhead() {
  const wanted = [loadCalls(), ...routes.map(({ screen }) => screen.load())]
  Promise.allSettled(wanted)
}

loadScreen(location.pathname).then(() => {
  hydrateRoot(
    document.getElementById('root')!,
    <Site client={client} queries={createSiteQueries(loadCalls)} />,
  )
  for (const sign of ['pointermove', 'touchstart', 'keydown']) {
    addEventListener(sign, fetchAhead, { once: true, passive: true })
  }
})
