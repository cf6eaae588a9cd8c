import { useMemo } from 'react'
import { type Categories, type CategoryKind, readCategories } from '#shared/categories.ts'
import type { DogCard } from '#shared/contract/dog.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { type QueryCache, query, useQuery, useQueryCache } from '../data/query-cache.ts'

/** Every page carries the card of the dog in its state, so it is always in the cache. */
export function useDogCard(): DogCard {
  const { data } = useQuery(query('dogCard'))
  if (!data) throw new Error('Failed to fetch the dog')
  return data
}

/** Every page carries its settings in its state, so they are always in the cache. */
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

/** Only the server knows the public origin of the site, so the page carries it. */
export function storeOrigin(cache: QueryCache, origin: string) {
  cache.setQueryData(queryKey, origin)
}

export function useOrigin(): string {
  return useQueryCache().getQueryData<string>({ queryKey }) ?? location.origin
}
