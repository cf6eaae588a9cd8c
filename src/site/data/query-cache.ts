import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react'
import type { SiteCalls } from './calls.ts'

interface Query<T> {
  queryKey: readonly unknown[]
  queryFn: (calls: SiteCalls) => Promise<T>
}

type Answer<Name extends keyof SiteCalls> = Awaited<ReturnType<SiteCalls[Name]>>

export function query<Name extends keyof SiteCalls>(
  name: Name,
  ...args: Parameters<SiteCalls[Name]>
): Query<Answer<Name>> {
  return {
    queryKey: [name, ...args],
    queryFn: (calls) => (calls[name] as (...args: unknown[]) => Promise<Answer<Name>>)(...args),
  }
}

interface QueryState {
  data?: unknown
  error?: unknown
}

interface Entry {
  key: readonly unknown[]
  state: QueryState
  underWay: Promise<unknown> | null
  listeners: Set<() => void>
}

/** Sorts object keys, so that equal queries have equal names. */
const nameOf = (key: readonly unknown[]) => JSON.stringify(key.map(inOrder))
const inOrder = (part: unknown) =>
  part !== null && typeof part === 'object'
    ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
    : part

/** Data never goes stale: there is no refetch, no polling and no retry. */
export function createQueryCache(loadCalls: () => Promise<SiteCalls>) {
  const entries = new Map<string, Entry>()

  const entryOf = (key: readonly unknown[]): Entry => {
    const name = nameOf(key)
    const known = entries.get(name)
    if (known) return known
    const made: Entry = { key, state: {}, underWay: null, listeners: new Set() }
    entries.set(name, made)
    return made
  }
  const setState = (entry: Entry, state: QueryState) => {
    entry.state = state
    for (const listener of entry.listeners) listener()
  }

  return {
    getQueryData: <T>({ queryKey }: Pick<Query<T>, 'queryKey'> & Partial<Query<T>>) =>
      entryOf(queryKey).state.data as T | undefined,
    setQueryData(queryKey: readonly unknown[], data: unknown) {
      setState(entryOf(queryKey), { data })
    },
    getState: (queryKey: readonly unknown[]) => entryOf(queryKey).state,
    subscribe(queryKey: readonly unknown[], listener: () => void) {
      const { listeners } = entryOf(queryKey)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Concurrent callers share one request. */
    async fetchQuery<T>({ queryKey, queryFn }: Query<T>): Promise<T> {
      const entry = entryOf(queryKey)
      if (entry.state.data !== undefined) return entry.state.data as T
      entry.underWay ??= loadCalls()
        .then(queryFn)
        .then(
          (data) => {
            setState(entry, { data })
            return data
          },
          (error: unknown) => {
            setState(entry, { error })
            throw error
          },
        )
        .finally(() => {
          entry.underWay = null
        })
      return entry.underWay as Promise<T>
    },

    /** Lists all loaded data, which the page carries along. */
    listData: () =>
      [...entries.values()]
        .filter(({ state }) => state.data !== undefined)
        .map(({ key, state }) => ({ queryKey: key, data: state.data })),
  }
}

export type QueryCache = ReturnType<typeof createQueryCache>

export const QueryCacheContext = createContext<QueryCache | null>(null)

export function useQueryCache(): QueryCache {
  const cache = useContext(QueryCacheContext)
  if (!cache) throw new Error('a public screen was drawn outside the site')
  return cache
}

interface QueryUse<T> extends Query<T> {
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
    // The failure is part of the state, so the screen shows it.
    if (enabled) cache.fetchQuery(query).catch(() => {})
  }, [cache, name, enabled])
  return {
    data: state.data as T | undefined,
    isPending: state.data === undefined && state.error === undefined,
    isError: state.error !== undefined,
  }
}
