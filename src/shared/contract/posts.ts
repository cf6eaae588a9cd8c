import * as z from 'zod/mini'
import { MAX_LIST_PARAMETER_LENGTHS } from '../limits.ts'
import { CommentListPage } from './comments.ts'
import { defineEndpoint } from './endpoint.ts'
import { CalendarDay, CategoryQuery, FocalPoint, PageQuery, Timestamp } from './fields.ts'

export const Post = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  coverImage: z.string(),
  coverFocalPoint: z.nullable(FocalPoint),
  /** Base64 thumbhash; only in lists of cards, and only for images in our media. */
  coverHash: z.optional(z.string()),
  category: z.string(),
  /** Absent when the post is in the diary's language. */
  lang: z.optional(z.string()),
  published: z.boolean(),
  featured: z.boolean(),
  publishedAt: z.nullable(Timestamp),
  createdAt: Timestamp,
  /** The post's displayed day, in the diary's time zone. */
  date: CalendarDay,
  age: z.nullable(z.object({ text: z.string(), href: z.string() })),
  commentCount: z.optional(z.number()),
})
export type Post = z.output<typeof Post>

export const PostLink = z.object({
  slug: z.string(),
  title: z.string(),
  coverImage: z.string(),
  coverFocalPoint: z.nullable(FocalPoint),
  category: z.string(),
  date: CalendarDay,
})
export type PostLink = z.output<typeof PostLink>

export const PublicPost = z.extend(Post, {
  /** Neighbors in blog order; `related` are other posts of the category. */
  newer: z.nullable(PostLink),
  older: z.nullable(PostLink),
  related: z.array(PostLink),
  /** Thumbhash of the cover as a data: URL; null for images outside our media. */
  coverPlaceholder: z.nullable(z.string()),
  /** Alternative text of the cover, when it is also the first image of the post. */
  coverAlt: z.optional(z.string()),
  /** HTML of the content below the cover, so that visitors need not download the renderer. */
  html: z.string(),
  /** First page of comments; absent while comments are switched off. */
  comments: z.optional(CommentListPage),
})
export type PublicPost = z.output<typeof PublicPost>

export const PostCard = z.extend(z.omit(Post, { content: true }), { readingMinutes: z.number() })
export type PostCard = z.output<typeof PostCard>

export const BlogPage = z.object({
  posts: z.array(PostCard),
  total: z.number(),
  page: z.number(),
  pages: z.number(),
})
export type BlogPage = z.output<typeof BlogPage>

export const BlogQuery = z.object({
  page: z.optional(PageQuery),
  category: z.optional(CategoryQuery(MAX_LIST_PARAMETER_LENGTHS.category)),
  search: z.optional(z.string().check(z.maxLength(MAX_LIST_PARAMETER_LENGTHS.search))),
})
export type BlogQuery = z.output<typeof BlogQuery>

const posts = { tag: 'posts', who: 'anyone', path: '/api' } as const
const Posts = z.array(Post)

export const listPosts = defineEndpoint(posts, 'GET /posts', 'All published posts, newest first', {
  answer: Posts,
})
export const listFeaturedPosts = defineEndpoint(
  posts,
  'GET /posts/featured',
  'Featured posts, at most three',
  { answer: Posts },
)
export const listRecentPosts = defineEndpoint(posts, 'GET /posts/recent', 'The four newest posts', {
  /** `featured` leaves out the featured posts, as long as four other posts exist. */
  query: z.object({ beside: z.optional(z.literal('featured')) }),
  answer: Posts,
})
export const listPostsOfCategory = defineEndpoint(
  posts,
  'GET /posts/category/:category',
  'Published posts of one category',
  {
    params: z.object({ category: CategoryQuery(MAX_LIST_PARAMETER_LENGTHS.category) }),
    answer: Posts,
  },
)
export const getPost = defineEndpoint(
  posts,
  'GET /posts/:slug',
  'One published post; an old address answers with the post as it is now',
  { params: z.object({ slug: z.string().check(z.maxLength(200)) }), answer: PublicPost },
)
/** A page of cards, so that its cost does not grow with the number of posts. */
export const getBlogPage = defineEndpoint(
  posts,
  'GET /blog-page',
  'Six post cards of the blog list, filtered and counted',
  { query: BlogQuery, answer: BlogPage },
)
