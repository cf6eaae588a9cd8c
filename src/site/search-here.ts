import type { QueryClient } from '@tanstack/react-query'
import { galleryPageOf } from '#shared/gallery-page.ts'
import { POSTS_PER_PAGE } from '#shared/limits.ts'
import { paginate } from '#shared/pagination.ts'
import { filterPosts } from '#shared/search.ts'
import { type ListPages, toCard } from './data.ts'
import type { SiteApi } from './site-api.ts'

/** Search and paging in the browser, over whole lists, which are fetched when first needed. */
export function searchHere(client: QueryClient, loadApi: () => Promise<SiteApi>): ListPages {
  const allPosts = {
    queryKey: ['posts'],
    queryFn: async () => (await loadApi()).listPosts(),
  }
  const allPhotos = {
    queryKey: ['photos', 'all'],
    queryFn: async () => (await loadApi()).listPhotos(),
  }
  return {
    async blogPage(query) {
      const found = filterPosts(await client.fetchQuery(allPosts), query)
      const { page, pages, start, end } = paginate(found.length, POSTS_PER_PAGE, query.page)
      return { posts: found.slice(start, end).map(toCard), total: found.length, page, pages }
    },
    async galleryPage(query) {
      return galleryPageOf(await client.fetchQuery(allPhotos), query)
    },
  }
}
