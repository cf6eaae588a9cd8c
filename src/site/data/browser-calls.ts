import { browserApi } from './browser-api.ts'
import type { QueryCache } from './query-cache.ts'
import { searchHere } from './search-here.ts'
import { createSiteCalls } from './site-calls.ts'

export const createBrowserCalls = (cache: QueryCache) =>
  createSiteCalls(browserApi, searchHere(cache, browserApi))
