import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react'
import type { Query, QueryCache } from './query-cache.ts'

export const QueryCacheContext = createContext<QueryCache | null>(null)

export function useQueryCache(): QueryCache {
  const cache = useContext(QueryCacheContext)
  if (!cache) throw new Error('a public screen was drawn outside the site')
  return cache
}

interface QueryUse<T> extends Query<T> {
  /** False as long as it shall not be fetched. */
  enabled?: boolean
}

interface QueryResult<T> {
  data: T | undefined
  isPending: boolean
  isError: boolean
}

export function useQuery<T>(query: QueryUse<T>): QueryResult<T> {
  const cache = useQueryCache()
  const { queryKey, enabled = true } = query
  const name = JSON.stringify(queryKey)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for the key
  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(queryKey, listener),
    [cache, name],
  )
  const read = () => cache.getState(queryKey)
  const state = useSyncExternalStore(subscribe, read, read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for the query
  useEffect(() => {
    // A failure is part of the state, for the screen to show.
    if (enabled) cache.fetchQuery(query).catch(() => {})
  }, [cache, name, enabled])
  return {
    data: state.data as T | undefined,
    isPending: state.data === undefined && state.error === undefined,
    isError: state.error !== undefined,
  }
}
