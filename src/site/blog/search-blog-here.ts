import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#shared/api-client.ts'
import { listPosts } from '#shared/contract/posts.ts'
import { POSTS_PER_PAGE } from '#shared/limits.ts'
import { paginate } from '#shared/pagination.ts'
import { filterPosts } from '#shared/search.ts'
import { type LoadBlogPage, toCard } from '../site-calls.ts'

/** Search and paging in the browser, over the whole list, which is fetched when first needed. */
export function searchBlogHere(client: QueryClient, api: ApiClient): LoadBlogPage {
  const wholeList = { queryKey: ['posts'], queryFn: () => api(listPosts) }
  return async (query) => {
    const found = filterPosts(await client.fetchQuery(wholeList), query)
    const { page, pages, start, end } = paginate(found.length, POSTS_PER_PAGE, query.page)
    return { posts: found.slice(start, end).map(toCard), total: found.length, page, pages }
  }
}
