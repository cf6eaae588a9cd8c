import { hydrateRoot } from 'react-dom/client'
import { createSiteQueries } from './data.ts'
import { createSiteQueryClient } from './query-client.ts'
import { searchHere } from './search-here.ts'
import { Site } from './site.tsx'
import type { SiteApi } from './site-api.ts'
import { readState } from './state.ts'
import './site.css'

const client = createSiteQueryClient()
readState(client, document)
const loadApi = async (): Promise<SiteApi> => {
  const { createSiteApi } = await import('./site-api.ts')
  return createSiteApi((url, init) => fetch(url, init))
}
const queries = createSiteQueries(loadApi, searchHere(client, loadApi))

hydrateRoot(document.getElementById('root')!, <Site client={client} queries={queries} />)
