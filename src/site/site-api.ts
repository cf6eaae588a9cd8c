import { ApiError, createApiClient, type Fetch } from '#shared/api-client.ts'
import { type GalleryQuery, getGalleryPage, listPhotos } from '#shared/contract/photos.ts'
import {
  type BlogQuery,
  getBlogPage,
  getPost,
  listFeaturedPosts,
  listPosts,
  listRecentPosts,
} from '#shared/contract/posts.ts'
import { getSettings } from '#shared/contract/settings.ts'

/** The calls of the public screens. The browser fetches this file with its first call, not before. */
export function createSiteApi(fetch: Fetch) {
  const api = createApiClient(fetch)
  return {
    getSettings: () => api(getSettings),
    listFeaturedPosts: () => api(listFeaturedPosts),
    listRecentPosts: () => api(listRecentPosts),
    listPosts: () => api(listPosts),
    /** Null, not an error, for a post that is not there: the page must be able to say so. */
    findPost: (slug: string) => api(getPost, { params: { slug } }).catch(nullIfNotFound),
    getBlogPage: (query: BlogQuery) => api(getBlogPage, { query }),
    listPhotos: (limit?: number) => api(listPhotos, { query: { limit } }),
    getGalleryPage: (query: GalleryQuery) => api(getGalleryPage, { query }),
  }
}

export type SiteApi = ReturnType<typeof createSiteApi>

function nullIfNotFound(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}
