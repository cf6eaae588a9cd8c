import type { ApiClient } from '#shared/calls/api-client.ts'
import { listPhotos } from '#shared/contract/photos.ts'
import { listPosts } from '#shared/contract/posts.ts'
import { galleryPageOf } from '#shared/lists/gallery-page.ts'
import { blogPageOf } from '../blog/blog-page-of.ts'
import { searchBeside } from '../blog/search-beside.ts'
import { POST_LIST_IS_HERE } from './data.ts'
import type { QueryCache } from './query-cache.ts'
import type { ListPages } from './site-calls.ts'

/** Search and paging in the browser, over whole lists, which are fetched when first needed. */
export function searchHere(cache: QueryCache, api: ApiClient): ListPages {
  const allPosts = { queryKey: ['posts'], queryFn: () => api(listPosts) }
  const allPhotos = { queryKey: ['photos', 'all'], queryFn: () => api(listPhotos) }
  const findPosts = searchBeside({
    url: listPosts.path,
    openWorker: () =>
      new Worker(new URL('../blog/search-worker.ts', import.meta.url), { type: 'module' }),
    searchHere: async (query) => blogPageOf(await cache.fetchQuery(allPosts), query),
  })
  return {
    async blogPage(query) {
      const found = await findPosts(query)
      cache.setQueryData(POST_LIST_IS_HERE, true)
      return found
    },
    async galleryPage(query) {
      return galleryPageOf(await cache.fetchQuery(allPhotos), query)
    },
  }
}
