import type { QueryClient } from '@tanstack/react-query'
import { createApiClient } from '#shared/api-client.ts'
import { searchHere } from './search-here.ts'
import { createSiteCalls } from './site-calls.ts'

export const browserApi = createApiClient((url, init) => fetch(url, init))

export const createBrowserCalls = (client: QueryClient) =>
  createSiteCalls(browserApi, searchHere(client, browserApi))
