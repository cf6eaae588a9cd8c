import { createContext, useContext } from 'react'
import type { TimelineQuery } from '#shared/contract/dog.ts'
import type { GalleryQuery } from '#shared/contract/photos.ts'
import type { BlogQuery } from '#shared/contract/posts.ts'
import type { SiteCalls } from './calls.ts'
import type { Query } from './query-cache.ts'

const query = <T>(one: Query<T>) => one

/** Everything the public screens read, each thing under one key. */
export function createSiteQueries(loadCalls: () => Promise<SiteCalls>) {
  return {
    settings: () =>
      query({
        queryKey: ['settings'],
        queryFn: async () => (await loadCalls()).settings(),
      }),
    /** What every page says about the dog, and all that About and Contact tell. */
    dogCard: () =>
      query({
        queryKey: ['dog', 'card'],
        queryFn: async () => (await loadCalls()).dogCard(),
      }),
    dog: () =>
      query({
        queryKey: ['dog'],
        queryFn: async () => (await loadCalls()).dog(),
      }),
    weightCurve: () =>
      query({
        queryKey: ['dog', 'weights'],
        queryFn: async () => (await loadCalls()).weightCurve(),
      }),
    featured: () =>
      query({
        queryKey: ['posts', 'featured'],
        queryFn: async () => (await loadCalls()).featured(),
      }),
    recent: () =>
      query({
        queryKey: ['posts', 'recent'],
        queryFn: async () => (await loadCalls()).recent(),
      }),
    onThisDay: () =>
      query({
        queryKey: ['on this day'],
        queryFn: async () => (await loadCalls()).onThisDay(),
      }),
    timeline: (asked: TimelineQuery) =>
      query({
        queryKey: ['timeline', asked],
        queryFn: async () => (await loadCalls()).timeline(asked),
      }),
    photos: (limit?: number) =>
      query({
        queryKey: ['photos', limit ?? 'all'],
        queryFn: async () => (await loadCalls()).photos(limit),
      }),
    blogPage: (asked: BlogQuery) =>
      query({
        queryKey: ['posts', 'page', asked],
        queryFn: async () => (await loadCalls()).blogPage(asked),
      }),
    galleryPage: (asked: GalleryQuery) =>
      query({
        queryKey: ['photos', 'page', asked],
        queryFn: async () => (await loadCalls()).galleryPage(asked),
      }),
    /** As the address names it: by its number, with the title behind. */
    photo: (named: string) =>
      query({
        queryKey: ['photo', named],
        queryFn: async () => (await loadCalls()).photo(named),
      }),
    yearBook: (year: string) =>
      query({
        queryKey: ['year', year],
        queryFn: async () => (await loadCalls()).yearBook(year),
      }),
    post: (slug: string) =>
      query({
        queryKey: ['post', slug],
        queryFn: async () => (await loadCalls()).post(slug),
      }),
    comments: (slug: string, page: string) =>
      query({
        queryKey: ['comments', slug, page],
        queryFn: async () => (await loadCalls()).comments(slug, page),
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
