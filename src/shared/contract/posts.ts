import * as z from 'zod/mini'
import { LIST_PARAMETERS } from '../limits.ts'
import { slugProblem } from '../urls/slug.ts'
import { CommentThread } from './comment-thread.ts'
import { endpoint } from './endpoint.ts'
import {
  CalendarDay,
  Done,
  FocalPoint,
  Id,
  IdParams,
  imageUrl,
  Timestamp,
  text,
  WantedCategory,
  WantedPage,
} from './fields.ts'
import { ChosenDay, Schedule } from './schedule-fields.ts'

export const Post = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  coverImage: z.string(),
  /** What crops of the cover keep in view. */
  coverFocalPoint: z.nullable(FocalPoint),
  category: z.string(),
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
  /** Told right after and right before this one, and others of its category. */
  newer: z.nullable(PostLink),
  older: z.nullable(PostLink),
  related: z.array(PostLink),
  /** A blurred hint of the cover as a data: address, where the picture is one of ours. */
  coverPlaceholder: z.nullable(z.string()),
  /** The content as the page shows it: visitors need no renderer of their own. */
  html: z.string(),
  /** The first page of its comments; absent while they are switched off. */
  comments: z.optional(CommentThread),
})
export type PublicPost = z.output<typeof PublicPost>

/** A post as cards show it: reading time instead of the words themselves. */
export const PostCard = z.extend(z.omit(Post, { content: true }), { readingMinutes: z.number() })
export type PostCard = z.output<typeof PostCard>

/** The admin knows the focal points of all pictures. */
export const AdminPost = z.extend(z.omit(Post, { coverFocalPoint: true, age: true }), {
  updatedAt: Timestamp,
  version: z.number(),
  /** When it goes out by itself; null unless it is scheduled. */
  scheduledAt: z.nullable(Timestamp),
  /** The day and time as they were chosen; a day without a time is only pencilled in. */
  schedule: z.nullable(z.object({ day: CalendarDay, time: z.nullable(z.string()) })),
})
export type AdminPost = z.output<typeof AdminPost>

export const AdminPostRow = z.omit(AdminPost, { content: true, excerpt: true })
export type AdminPostRow = z.output<typeof AdminPostRow>

export const COVER_IMAGE_MESSAGE = 'Cover image must be a valid URL'

/** What the owner writes; used by the editor's form and by both routes. */
export const PostInput = z.object({
  title: text(3, 'Title must be at least 3 characters', 200, 'Title'),
  slug: z._default(
    z.string().check(
      z.trim(),
      z.refine((slug) => slugProblem(slug) === null, {
        error: ({ input }) => slugProblem(String(input)) ?? undefined,
      }),
    ),
    '',
  ),
  content: text(10, 'Content must be at least 10 characters', 900_000, 'Content'),
  excerpt: text(10, 'Excerpt must be at least 10 characters', 1000, 'Excerpt'),
  coverImage: imageUrl(COVER_IMAGE_MESSAGE),
  category: text(1, 'Please select a category', 60, 'Category'),
  published: z._default(z.boolean({ error: 'Published must be true or false' }), false),
  featured: z.optional(z.boolean({ error: 'Featured must be true or false' })),
  /** When an unpublished post goes out by itself. Left out, a scheduled post keeps its time; null cancels it. */
  schedule: z.optional(z.nullable(Schedule)),
  /** The day a published post is known by; left out or null, it is that of its publication. */
  publishedOn: z.optional(z.nullable(ChosenDay)),
})
export type PostInput = z.output<typeof PostInput>

export const PostUpdate = z.extend(PostInput, {
  /** The version the edit began from; a newer one on the server refuses the save. */
  version: z.optional(z.number().check(z.int(), z.positive())),
})
export type PostUpdate = z.output<typeof PostUpdate>

/** With its number, the unfinished draft that these words come from goes when they are saved. */
const DraftVersion = z.optional(z.coerce.number().check(z.int(), z.positive()))
const UpdateHeaders = z.object({ 'draft-version': DraftVersion })

/**
 * Made by the caller, one for each new post: the same create sent again, because its answer was lost,
 * is answered with the post that it made.
 */
const CreateHeaders = z.object({
  'idempotency-key': z.optional(
    z.string().check(
      z.regex(/^[\w-]{8,100}$/, {
        error: 'Idempotency-Key must be 8 to 100 letters, digits, "-" or "_"',
      }),
    ),
  ),
  'draft-version': DraftVersion,
})

export const BlogPage = z.object({
  posts: z.array(PostCard),
  total: z.number(),
  page: z.number(),
  pages: z.number(),
})
export type BlogPage = z.output<typeof BlogPage>

export const BlogQuery = z.object({
  page: z.optional(WantedPage),
  category: z.optional(WantedCategory(LIST_PARAMETERS.category)),
  search: z.optional(z.string().check(z.maxLength(LIST_PARAMETERS.search))),
})
export type BlogQuery = z.output<typeof BlogQuery>

const tag = 'posts'
export const POST_BODY_LIMIT = 1024 * 1024
const Posts = z.array(Post)

export const listPosts = endpoint({
  method: 'GET',
  path: '/api/posts',
  who: 'anyone',
  tag,
  summary: 'All published posts, newest first',
  answer: Posts,
})
export const listFeaturedPosts = endpoint({
  method: 'GET',
  path: '/api/posts/featured',
  who: 'anyone',
  tag,
  summary: 'Featured posts, at most three',
  answer: Posts,
})
export const listRecentPosts = endpoint({
  method: 'GET',
  path: '/api/posts/recent',
  who: 'anyone',
  tag,
  summary: 'The four newest posts',
  /** Beside the featured ones: those are left out, as long as there are four others. */
  query: z.object({ beside: z.optional(z.literal('featured')) }),
  answer: Posts,
})
export const listPostsOfCategory = endpoint({
  method: 'GET',
  path: '/api/posts/category/:category',
  who: 'anyone',
  tag,
  summary: 'Published posts of one category',
  params: z.object({ category: WantedCategory(LIST_PARAMETERS.category) }),
  answer: Posts,
})
export const getPost = endpoint({
  method: 'GET',
  path: '/api/posts/:slug',
  who: 'anyone',
  tag,
  summary: 'One published post; an old address answers with the post as it is now',
  params: z.object({ slug: z.string().check(z.maxLength(200)) }),
  answer: PublicPost,
})
/** Our own addition: a page of cards, so that a list page costs the same with ten thousand posts. */
export const getBlogPage = endpoint({
  method: 'GET',
  path: '/api/blog-page',
  who: 'anyone',
  tag,
  summary: 'Six post cards of the blog list, filtered and counted',
  query: BlogQuery,
  answer: BlogPage,
})
export const listAdminPosts = endpoint({
  method: 'GET',
  path: '/api/admin/posts',
  who: 'admin',
  tag,
  summary: 'All posts, drafts too, newest first',
  answer: z.array(AdminPostRow),
})
export const getAdminPost = endpoint({
  method: 'GET',
  path: '/api/admin/posts/:id',
  who: 'admin',
  tag,
  summary: 'One post for editing',
  params: IdParams,
  answer: AdminPost,
})
export const createPost = endpoint({
  method: 'POST',
  path: '/api/admin/posts',
  who: 'admin',
  tag,
  summary: 'Write a new post',
  headers: CreateHeaders,
  body: PostInput,
  answer: AdminPost,
  bodyLimit: POST_BODY_LIMIT,
})
export const updatePost = endpoint({
  method: 'PUT',
  path: '/api/admin/posts/:id',
  who: 'admin',
  tag,
  summary: 'Save a post',
  params: z.object({ id: Id }),
  headers: UpdateHeaders,
  body: PostUpdate,
  answer: AdminPost,
  bodyLimit: POST_BODY_LIMIT,
})
export const removePost = endpoint({
  method: 'DELETE',
  path: '/api/admin/posts/:id',
  who: 'admin',
  tag,
  summary: 'Delete a post',
  params: IdParams,
  answer: Done,
})
