import type { QueryCache } from '../data/query-cache.ts'
import { useQueryCache } from '../data/use-query.ts'

const queryKey = ['origin']

/** Where the site is to the world; a page brings it along, because only the server knows. */
export function keepOrigin(cache: QueryCache, origin: string) {
  cache.setQueryData(queryKey, origin)
}

export function useOrigin(): string {
  return useQueryCache().getQueryData<string>({ queryKey }) ?? location.origin
}
