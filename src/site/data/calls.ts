import { type ApiClient, ApiError } from '#shared/calls/api-client.ts'
import { type CommentThread, listComments } from '#shared/contract/comments.ts'
import {
  getDog,
  getDogCard,
  getOnThisDay,
  getTimeline,
  getWeightCurve,
  getYearBook,
  type Timeline,
  type TimelineQuery,
  YEAR,
  type YearBook,
} from '#shared/contract/dog.ts'
import {
  type GalleryPage,
  type GalleryQuery,
  getPhoto,
  listPhotos,
  type PhotoPage,
} from '#shared/contract/photos.ts'
import {
  type BlogPage,
  type BlogQuery,
  getPost,
  listFeaturedPosts,
  listRecentPosts,
  type Post,
  type PostCard,
  type PublicPost,
} from '#shared/contract/posts.ts'
import { getSettings } from '#shared/contract/settings.ts'
import { readingMinutes } from '#shared/reading-time.ts'

/** A post as its own page shows it: the words are already drawn. */
export type PostPage = PostCard & Omit<PublicPost, 'content'>

export function toPostPage({
  html,
  coverAlt,
  coverPlaceholder,
  newer,
  older,
  related,
  comments,
  ...words
}: PublicPost) {
  return {
    ...toCard(words),
    ...(comments && { comments: toShownThread(comments) }),
    ...(coverAlt && { coverAlt }),
    coverPlaceholder,
    newer,
    older,
    related,
    html,
  }
}

/** The words stand in `html` already: a page carries what it shows once. */
const toShownThread = (thread: CommentThread): CommentThread => ({
  ...thread,
  comments: thread.comments.map((comment) => ({ ...comment, message: '' })),
})

/** How a page of a list is found differs: the server asks, the browser searches what it has. */
interface ListPages {
  blogPage(query: BlogQuery): Promise<BlogPage>
  galleryPage(query: GalleryQuery): Promise<GalleryPage>
}

/** The calls behind the public screens. A page brings its own data along, so the browser fetches this when it moves on. */
export function createSiteCalls(api: ApiClient, pages: ListPages) {
  return {
    ...pages,
    settings: () => api(getSettings),
    dogCard: () => api(getDogCard),
    dog: () => api(getDog),
    weightCurve: () => api(getWeightCurve),
    featured: async () => (await api(listFeaturedPosts)).map(toCard),
    recent: async () => (await api(listRecentPosts, { query: { beside: 'featured' } })).map(toCard),
    onThisDay: () => api(getOnThisDay),
    /** Null without a birthday to begin with. */
    timeline: (query: TimelineQuery): Promise<Timeline | null> =>
      api(getTimeline, { query }).catch(nullIfNotFound),
    photos: (limit?: number) => api(listPhotos, { query: { limit } }),
    /** Null for a photo that is not there, as for a post. */
    async photo(named: string): Promise<PhotoPage | null> {
      const id = Number(/^\d{1,9}(?=-|$)/.exec(named)?.[0] ?? NO_PHOTO)
      return id === NO_PHOTO ? null : api(getPhoto, { params: { id } }).catch(nullIfNotFound)
    },
    /** Null for a year that has none. */
    async yearBook(year: string): Promise<YearBook | null> {
      if (!YEAR.test(year)) return null
      return api(getYearBook, { params: { year } }).catch(nullIfNotFound)
    },
    /** Null, not an error, for a post that is not there: the page must be able to say so. */
    async post(slug: string): Promise<PostPage | null> {
      const post = await api(getPost, { params: { slug } }).catch(nullIfNotFound)
      return post && toPostPage(post)
    },
    /** Further pages of its comments. Null while they are switched off. */
    async comments(slug: string, page: string): Promise<CommentThread | null> {
      const call = api(listComments, { params: { slug }, query: { page } })
      const thread = await call.catch(nullIfNotFound)
      return thread && toShownThread(thread)
    },
  }
}

/** The number of no photo; the call would refuse it. */
const NO_PHOTO = 0

function nullIfNotFound(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}

export type SiteCalls = ReturnType<typeof createSiteCalls>

export function toCard({ content, ...post }: Post): PostCard {
  return { ...post, readingMinutes: readingMinutes(content) }
}
