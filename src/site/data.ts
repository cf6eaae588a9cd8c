import { queryOptions } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { GalleryPage, GalleryQuery } from '#shared/contract/photos.ts'
import type { BlogPage, BlogQuery, Post, PostCard } from '#shared/contract/posts.ts'
import { readingMinutes } from '#shared/reading-time.ts'
import type { SiteApi } from './site-api.ts'

/** A post as its own page shows it: the words are already drawn. */
export type PostPage = PostCard & { html: string }

export function toCard({ content, ...post }: Post): PostCard {
  return { ...post, readingMinutes: readingMinutes(content) }
}

/** How a page of a list is found differs: the server asks, the browser searches what it has. */
export interface ListPages {
  blogPage(query: BlogQuery): Promise<BlogPage>
  galleryPage(query: GalleryQuery): Promise<GalleryPage>
}

/** Everything the public screens read, each thing under one key. */
export function createSiteQueries(loadApi: () => Promise<SiteApi>, pages: ListPages) {
  return {
    settings: () =>
      queryOptions({
        queryKey: ['settings'],
        queryFn: async () => (await loadApi()).getSettings(),
      }),
    featured: () =>
      queryOptions({
        queryKey: ['posts', 'featured'],
        queryFn: async () => (await (await loadApi()).listFeaturedPosts()).map(toCard),
      }),
    recent: () =>
      queryOptions({
        queryKey: ['posts', 'recent'],
        queryFn: async () => (await (await loadApi()).listRecentPosts()).map(toCard),
      }),
    photos: (limit?: number) =>
      queryOptions({
        queryKey: ['photos', limit ?? 'all'],
        queryFn: async () => (await loadApi()).listPhotos(limit),
      }),
    blogPage: (query: BlogQuery) =>
      queryOptions({ queryKey: ['posts', 'page', query], queryFn: () => pages.blogPage(query) }),
    galleryPage: (query: GalleryQuery) =>
      queryOptions({
        queryKey: ['photos', 'page', query],
        queryFn: () => pages.galleryPage(query),
      }),
    post: (slug: string) =>
      queryOptions({
        queryKey: ['post', slug],
        queryFn: async (): Promise<PostPage | null> => {
          const [post, { renderMarkdown }] = await Promise.all([
            loadApi().then((api) => api.findPost(slug)),
            import('#shared/markdown/render-markdown.ts'),
          ])
          return post && { ...toCard(post), html: renderMarkdown(post.content) }
        },
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
