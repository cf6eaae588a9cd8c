import { QueryClient } from '@tanstack/react-query'

/** Without a connection a call fails and says so, rather than wait for one behind a spinner. */
const networkMode = 'always'

/** Data is cached and never goes stale: no refetch, no polling, no retries. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      networkMode,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    mutations: { retry: false, networkMode },
  },
})
