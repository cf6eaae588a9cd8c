import { type OwnCategories, readCategories } from '#shared/categories.ts'
import { type BlogPage, type BlogQuery, listPosts, type Post } from '#shared/contract/posts.ts'
import { POSTS_PER_PAGE } from '#shared/limits.ts'
import { pageRangeOf } from '#shared/lists/pages.ts'
import { filterPosts, galleryPageOf } from '#shared/lists/search.ts'
import { browserApi } from './browser-api.ts'
import { createSiteCalls, toPostCard } from './calls.ts'
import { type QueryCache, query } from './query-cache.ts'

/**
 * The browser filters and pages lists itself: each list is fetched as a whole when first needed.
 */
export function createBrowserCalls(cache: QueryCache) {
  const allPosts = { queryKey: ['posts'], queryFn: () => browserApi(listPosts) }
  const ownCategories = async () => (await cache.fetchQuery(query('settings'))).categories
  return createSiteCalls(browserApi, {
    blogPage: async (filter) =>
      blogPageOf(await cache.fetchQuery(allPosts), filter, await ownCategories()),
    galleryPage: async (filter) =>
      galleryPageOf(await cache.fetchQuery(query('photos')), filter, await ownCategories()),
  })
}

function blogPageOf(posts: readonly Post[], query: BlogQuery, own: OwnCategories): BlogPage {
  const found = filterPosts(posts, query, readCategories('posts', own).of)
  const { page, pages, start, end } = pageRangeOf(found.length, POSTS_PER_PAGE, query.page)
  return { posts: found.slice(start, end).map(toPostCard), total: found.length, page, pages }
}
