import { queryOptions } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { GalleryQuery } from '#shared/contract/photos.ts'
import type { BlogQuery } from '#shared/contract/posts.ts'
import type { SiteCalls } from './site-calls.ts'

/** Everything the public screens read, each thing under one key. */
export function createSiteQueries(loadCalls: () => Promise<SiteCalls>) {
  return {
    settings: () =>
      queryOptions({
        queryKey: ['settings'],
        queryFn: async () => (await loadCalls()).settings(),
      }),
    featured: () =>
      queryOptions({
        queryKey: ['posts', 'featured'],
        queryFn: async () => (await loadCalls()).featured(),
      }),
    recent: () =>
      queryOptions({
        queryKey: ['posts', 'recent'],
        queryFn: async () => (await loadCalls()).recent(),
      }),
    photos: (limit?: number) =>
      queryOptions({
        queryKey: ['photos', limit ?? 'all'],
        queryFn: async () => (await loadCalls()).photos(limit),
      }),
    blogPage: (query: BlogQuery) =>
      queryOptions({
        queryKey: ['posts', 'page', query],
        queryFn: async () => (await loadCalls()).blogPage(query),
      }),
    galleryPage: (query: GalleryQuery) =>
      queryOptions({
        queryKey: ['photos', 'page', query],
        queryFn: async () => (await loadCalls()).galleryPage(query),
      }),
    post: (slug: string) =>
      queryOptions({
        queryKey: ['post', slug],
        queryFn: async () => (await loadCalls()).post(slug),
      }),
  }
}

export type SiteQueries = ReturnType<typeof createSiteQueries>

export const SiteQueriesContext = createContext<SiteQueries | null>(null)

export function useSiteQueries(): SiteQueries {
  const queries = useContext(SiteQueriesContext)
  if (!queries) throw new Error('a public screen was drawn outside the site')
  return queries
}
