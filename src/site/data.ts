import { queryOptions } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { ApiClient } from '#shared/api-client.ts'
import { ApiError } from '#shared/api-client.ts'
import { listPhotos } from '#shared/contract/photos.ts'
import {
  type BlogPage,
  type BlogQuery,
  getPost,
  listFeaturedPosts,
  listRecentPosts,
  type Post,
  type PostCard,
} from '#shared/contract/posts.ts'
import { getSettings } from '#shared/contract/settings.ts'
import { readingMinutes } from '#shared/reading-time.ts'

/** A post as its own page shows it: the words are already drawn. */
export type PostPage = PostCard & { html: string }

export function toCard({ content, ...post }: Post): PostCard {
  return { ...post, readingMinutes: readingMinutes(content) }
}

/** How a list page finds its six cards differs: the server asks, the browser searches what it has. */
export type LoadBlogPage = (query: BlogQuery) => Promise<BlogPage>

/** Everything the public screens read, each thing under one key. */
export function createSiteQueries(api: ApiClient, loadBlogPage: LoadBlogPage) {
  return {
    settings: () => queryOptions({ queryKey: ['settings'], queryFn: () => api(getSettings) }),
    featured: () =>
      queryOptions({
        queryKey: ['posts', 'featured'],
        queryFn: async () => (await api(listFeaturedPosts)).map(toCard),
      }),
    recent: () =>
      queryOptions({
        queryKey: ['posts', 'recent'],
        queryFn: async () => (await api(listRecentPosts)).map(toCard),
      }),
    photos: (limit?: number) =>
      queryOptions({
        queryKey: ['photos', limit ?? 'all'],
        queryFn: () => api(listPhotos, { query: { limit } }),
      }),
    blogPage: (query: BlogQuery) =>
      queryOptions({ queryKey: ['posts', 'page', query], queryFn: () => loadBlogPage(query) }),
    /** Null, not an error, for a post that is not there: the page must be able to say so. */
    post: (slug: string) =>
      queryOptions({
        queryKey: ['post', slug],
        queryFn: async (): Promise<PostPage | null> => {
          const [post, { renderMarkdown }] = await Promise.all([
            api(getPost, { params: { slug } }).catch(nullIfNotFound),
            import('#shared/markdown/render-markdown.ts'),
          ])
          return post && { ...toCard(post), html: renderMarkdown(post.content) }
        },
      }),
  }
}

function nullIfNotFound(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}

export type SiteQueries = ReturnType<typeof createSiteQueries>

export const SiteQueriesContext = createContext<SiteQueries | null>(null)

export function useSiteQueries(): SiteQueries {
  const queries = useContext(SiteQueriesContext)
  if (!queries) throw new Error('a public screen was drawn outside the site')
  return queries
}
