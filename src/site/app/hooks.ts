import { useMemo } from 'react'
import { type Categories, type CategoryKind, readCategories } from '#shared/categories.ts'
import type { DogCard } from '#shared/contract/dog.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { type QueryCache, query, useQuery, useQueryCache } from '../data/query-cache.ts'

/** Every page brings the card of the dog along, so it is always there. */
export function useDog(): DogCard {
  const { data } = useQuery(query('dogCard'))
  if (!data) throw new Error('Failed to fetch the dog')
  return data
}

/** Every page brings its settings along, so they are always there. */
export function useSettings(): Settings {
  const { data } = useQuery(query('settings'))
  if (!data) throw new Error('Failed to fetch settings')
  return data
}

export function useCategories(kind: CategoryKind = 'posts'): Categories {
  const { categories } = useSettings()
  return useMemo(() => readCategories(kind, categories), [kind, categories])
}

const queryKey = ['origin']

/** Where the site is to the world; a page brings it along, because only the server knows. */
export function storeOrigin(cache: QueryCache, origin: string) {
  cache.setQueryData(queryKey, origin)
}

export function useOrigin(): string {
  return useQueryCache().getQueryData<string>({ queryKey }) ?? location.origin
}
