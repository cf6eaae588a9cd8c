import { useMemo } from 'react'
import type { TimelineQuery } from '#shared/contract/dog.ts'
import type { BlogQuery } from '#shared/contract/posts.ts'
import { MAX_LIST_PARAMETER_LENGTHS } from '#shared/limits.ts'
import { normalizePageParameter } from '#shared/lists/pages.ts'
import { useSearch } from './navigation.tsx'

export type KnownSearch = BlogQuery & TimelineQuery
export type KnownParameters = readonly (keyof KnownSearch)[]

export const parameters = {
  none: [],
  blog: ['page', 'category', 'search'],
  gallery: ['page', 'category'],
  post: ['page'],
  timeline: ['show', 'year', 'page', 'month'],
} as const satisfies Record<string, KnownParameters>

/** Treats empty parameters as absent. */
export function readKnownSearch(search: string, known: KnownParameters): KnownSearch {
  const parameters = new URLSearchParams(search)
  const read: Record<string, string> = {}
  for (const name of known) {
    const value = parameters.get(name)?.trim().slice(0, MAX_LIST_PARAMETER_LENGTHS[name])
    const reduced = name === 'page' ? normalizePageParameter(value) : value
    if (reduced) read[name] = reduced
  }
  return read as KnownSearch
}

/** Reads the address exactly as the server does. */
export function useKnownSearch(known: KnownParameters): KnownSearch {
  const search = useSearch()
  return useMemo(() => readKnownSearch(search, known), [search, known])
}
