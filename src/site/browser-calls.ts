import type { QueryClient } from '@tanstack/react-query'
import { createApiClient } from '#shared/api-client.ts'
import { searchBlogHere } from './blog/search-blog-here.ts'
import { createSiteCalls } from './site-calls.ts'

export const browserApi = createApiClient((url, init) => fetch(url, init))

export const createBrowserCalls = (client: QueryClient) =>
  createSiteCalls(browserApi, searchBlogHere(client, browserApi))
