import type { QueryClient } from '@tanstack/react-query'
import { searchBlogHere } from './blog/search-blog-here.ts'
import { browserApi } from './browser-api.ts'
import { createSiteCalls } from './site-calls.ts'

export const createBrowserCalls = (client: QueryClient) =>
  createSiteCalls(browserApi, searchBlogHere(client, browserApi))
