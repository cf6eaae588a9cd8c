import type { ApiClient } from '#shared/calls/api-client.ts'
import { listPhotos } from '#shared/contract/photos.ts'
import { listPosts } from '#shared/contract/posts.ts'
import { getSettings } from '#shared/contract/settings.ts'
import { galleryPageOf } from '#shared/lists/search.ts'
import { blogPageOf } from './blog-page-of.ts'
import type { QueryCache } from './query-cache.ts'
import type { ListPages } from './site-calls.ts'

/** Search and paging in the browser, over whole lists, which are fetched when first needed. */
export function searchHere(cache: QueryCache, api: ApiClient): ListPages {
  const allPosts = { queryKey: ['posts'], queryFn: () => api(listPosts) }
  const allPhotos = { queryKey: ['photos', 'all'], queryFn: () => api(listPhotos) }
  const settings = { queryKey: ['settings'], queryFn: () => api(getSettings) }
  const ownCategories = async () => (await cache.fetchQuery(settings)).categories
  return {
    blogPage: async (query) =>
      blogPageOf(await cache.fetchQuery(allPosts), query, await ownCategories()),
    galleryPage: async (query) =>
      galleryPageOf(await cache.fetchQuery(allPhotos), query, await ownCategories()),
  }
}
