import { createApiClient } from '#shared/api-client.ts'
import type { QueryCache } from './query-cache.ts'
import { searchHere } from './search-here.ts'
import { createSiteCalls } from './site-calls.ts'

export const browserApi = createApiClient((url, init) => fetch(url, init))

export const createBrowserCalls = (cache: QueryCache) =>
  createSiteCalls(browserApi, searchHere(cache, browserApi))
