import { type ApiClient, ApiError } from '#shared/calls/api-client.ts'
import { type CommentListPage, listComments } from '#shared/contract/comments.ts'
import {
  getDog,
  getDogCard,
  getOnThisDay,
  getTimeline,
  getWeightCurve,
  getYearBook,
  type Timeline,
  type TimelineQuery,
  YEAR_PATTERN,
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
import { estimateReadingMinutes } from '#shared/reading-time.ts'

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
    ...toPostCard(words),
    ...(comments && { comments: toShownThread(comments) }),
    ...(coverAlt && { coverAlt }),
    coverPlaceholder,
    newer,
    older,
    related,
    html,
  }
}

/** The rendered `html` already contains the text, so the page does not carry it twice. */
const toShownThread = (thread: CommentListPage): CommentListPage => ({
  ...thread,
  comments: thread.comments.map((comment) => ({ ...comment, message: '' })),
})

/** The server queries a page of a list; the browser filters the list that it has fetched. */
interface ListPages {
  blogPage(query: BlogQuery): Promise<BlogPage>
  galleryPage(query: GalleryQuery): Promise<GalleryPage>
}

export function createSiteCalls(api: ApiClient, pages: ListPages) {
  return {
    ...pages,
    settings: () => api(getSettings),
    dogCard: () => api(getDogCard),
    dog: () => api(getDog),
    weightCurve: () => api(getWeightCurve),
    featured: async () => (await api(listFeaturedPosts)).map(toPostCard),
    recent: async () =>
      (await api(listRecentPosts, { query: { beside: 'featured' } })).map(toPostCard),
    onThisDay: () => api(getOnThisDay),
    /** Null if the dog has no birthday. */
    timeline: (query: TimelineQuery): Promise<Timeline | null> =>
      api(getTimeline, { query }).catch(nullIfNotFound),
    photos: (limit?: number) => api(listPhotos, { query: { limit } }),
    async photo(named: string): Promise<PhotoPage | null> {
      const id = Number(/^\d{1,9}(?=-|$)/.exec(named)?.[0] ?? NO_PHOTO)
      return id === NO_PHOTO ? null : api(getPhoto, { params: { id } }).catch(nullIfNotFound)
    },
    async yearBook(year: string): Promise<YearBook | null> {
      if (!YEAR_PATTERN.test(year)) return null
      return api(getYearBook, { params: { year } }).catch(nullIfNotFound)
    },
    /** Null instead of an error, because the page itself shows that the post does not exist. */
    async post(slug: string): Promise<PostPage | null> {
      const post = await api(getPost, { params: { slug } }).catch(nullIfNotFound)
      return post && toPostPage(post)
    },
    /** Null while comments are switched off. */
    async comments(slug: string, page: string): Promise<CommentListPage | null> {
      const call = api(listComments, { params: { slug }, query: { page } })
      const thread = await call.catch(nullIfNotFound)
      return thread && toShownThread(thread)
    },
  }
}

/** The API refuses this number, so no request is made for it. */
const NO_PHOTO = 0

function nullIfNotFound(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}

export type SiteCalls = ReturnType<typeof createSiteCalls>

export function toPostCard({ content, ...post }: Post): PostCard {
  return { ...post, readingMinutes: estimateReadingMinutes(content) }
}
