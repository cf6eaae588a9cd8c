import { useMemo } from 'react'
import { useSearch } from 'wouter'
import type { BlogQuery } from '#shared/contract/posts.ts'
import { LIST_PARAMETERS } from '#shared/limits.ts'
import { readPage } from '#shared/lists/pagination.ts'

export type KnownParameters = readonly (keyof BlogQuery)[]

export const parameters = {
  none: [],
  blog: ['page', 'category', 'search'],
  gallery: ['page', 'category'],
  /** Of its comments. */
  post: ['page'],
} as const satisfies Record<string, KnownParameters>

/** Reads the known parameters; empty ones are as good as absent. */
export function readSearch(search: string, known: KnownParameters): BlogQuery {
  const given = new URLSearchParams(search)
  const read: BlogQuery = {}
  for (const name of known) {
    const value = given.get(name)?.trim().slice(0, LIST_PARAMETERS[name])
    const reduced = name === 'page' ? readPage(value) : value
    if (reduced) read[name] = reduced
  }
  return read
}

/** What the address asks for, read exactly as the server reads it. */
export function useKnownSearch(known: KnownParameters): BlogQuery {
  const search = useSearch()
  return useMemo(() => readSearch(search, known), [search, known])
}
