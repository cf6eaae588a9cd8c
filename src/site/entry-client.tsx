import { hydrateRoot } from 'react-dom/client'
import { createApiClient } from '#shared/api-client.ts'
import { searchBlogHere } from './blog/search-blog-here.ts'
import { createSiteQueries } from './data.ts'
import { createSiteQueryClient } from './query-client.ts'
import { Site } from './site.tsx'
import { readState } from './state.ts'
import './site.css'

const client = createSiteQueryClient()
readState(client, document)
const api = createApiClient((url, init) => fetch(url, init))
const queries = createSiteQueries(api, searchBlogHere(client, api))

hydrateRoot(document.getElementById('root')!, <Site client={client} queries={queries} />)
