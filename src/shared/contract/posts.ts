import * as z from 'zod/mini'
import { LIST_PARAMETERS } from '../limits.ts'
import { CommentThread } from './comments.ts'
import { endpoint } from './endpoint.ts'
import { CalendarDay, CategoryQuery, FocalPoint, PageQuery, Timestamp } from './fields.ts'

export const Post = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  coverImage: z.string(),
  /** What crops of the cover keep in view. */
  coverFocalPoint: z.nullable(FocalPoint),
  /** A thumbhash in base64, in lists that are drawn and where the picture is one of ours. */
  coverHash: z.optional(z.string()),
  category: z.string(),
  /** Absent where it is the language of the diary. */
  lang: z.optional(z.string()),
  published: z.boolean(),
  featured: z.boolean(),
  publishedAt: z.nullable(Timestamp),
  createdAt: Timestamp,
  /** The calendar day it is known by, in the diary's time zone. */
  date: CalendarDay,
  /** How old the dog was that day, and where the timeline tells of it; null before the birthday. */
  age: z.nullable(z.object({ text: z.string(), href: z.string() })),
  /** How many approved comments it has; absent where there are none, and while they are switched off. */
  commentCount: z.optional(z.number()),
})
export type Post = z.output<typeof Post>

/** As much of a post as a link to it shows. */
export const PostLink = z.object({
  slug: z.string(),
  title: z.string(),
  coverImage: z.string(),
  coverFocalPoint: z.nullable(FocalPoint),
  category: z.string(),
  date: CalendarDay,
})
export type PostLink = z.output<typeof PostLink>

/** A post as its own page asks for it. */
export const PublicPost = z.extend(Post, {
  /** The neighbors in the order of the blog, and others of its category. */
  newer: z.nullable(PostLink),
  older: z.nullable(PostLink),
  related: z.array(PostLink),
  /** A blurred hint of the cover as a data: address, where the picture is one of ours. */
  coverPlaceholder: z.nullable(z.string()),
  /** What the story says of its cover; absent where it does not begin with it. */
  coverAlt: z.optional(z.string()),
  /** The content as the page shows it below the cover: visitors need no renderer of their own. */
  html: z.string(),
  /** The first page of its comments; absent while they are switched off. */
  comments: z.optional(CommentThread),
})
export type PublicPost = z.output<typeof PublicPost>

/** A post as cards show it: reading time instead of the words themselves. */
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
  category: z.optional(CategoryQuery(LIST_PARAMETERS.category)),
  search: z.optional(z.string().check(z.maxLength(LIST_PARAMETERS.search))),
})
export type BlogQuery = z.output<typeof BlogQuery>

const posts = { tag: 'posts', who: 'anyone', path: '/api' } as const
const Posts = z.array(Post)

export const listPosts = endpoint(posts, 'GET /posts', 'All published posts, newest first', {
  answer: Posts,
})
export const listFeaturedPosts = endpoint(
  posts,
  'GET /posts/featured',
  'Featured posts, at most three',
  { answer: Posts },
)
export const listRecentPosts = endpoint(posts, 'GET /posts/recent', 'The four newest posts', {
  /** Beside the featured ones: those are left out, as long as there are four others. */
  query: z.object({ beside: z.optional(z.literal('featured')) }),
  answer: Posts,
})
export const listPostsOfCategory = endpoint(
  posts,
  'GET /posts/category/:category',
  'Published posts of one category',
  { params: z.object({ category: CategoryQuery(LIST_PARAMETERS.category) }), answer: Posts },
)
export const getPost = endpoint(
  posts,
  'GET /posts/:slug',
  'One published post; an old address answers with the post as it is now',
  { params: z.object({ slug: z.string().check(z.maxLength(200)) }), answer: PublicPost },
)
/** Our own addition: a page of cards, so that a list page costs the same with ten thousand posts. */
export const getBlogPage = endpoint(
  posts,
  'GET /blog-page',
  'Six post cards of the blog list, filtered and counted',
  { query: BlogQuery, answer: BlogPage },
)
