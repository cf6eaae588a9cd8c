import type { QueryClient } from '@tanstack/react-query'
import { browserApi } from './browser-api.ts'
import { searchHere } from './search-here.ts'
import { createSiteCalls } from './site-calls.ts'

export const createBrowserCalls = (client: QueryClient) =>
  createSiteCalls(browserApi, searchHere(client, browserApi))
