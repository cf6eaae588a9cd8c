import * as z from 'zod/mini'
import { calendarErrors, programErrors } from '#texts/errors/fields.ts'
import { postErrors, redirectTexts } from '#texts/errors/posts.ts'
import { LANGUAGE_TAG_PATTERN } from '../languages.ts'
import { minLengths, statisticsLimits } from '../limits.ts'
import { findSlugProblem } from '../urls/slug.ts'
import { defineEndpoint } from './endpoint.ts'
import {
  CalendarDay,
  dayField,
  Id,
  IdParams,
  imageUrlField,
  SuccessAnswer,
  Timestamp,
  textField,
} from './fields.ts'
import { LetterKind } from './letters.admin.ts'
import { Post } from './posts.ts'
import { IdempotencyKey, SenderShape } from './sender.admin.ts'

/** Admin screens load the focal points of all images separately. */
export const AdminPost = z.extend(
  z.omit(Post, { coverFocalPoint: true, coverHash: true, age: true }),
  {
    lang: z.nullable(z.string()),
    updatedAt: Timestamp,
    version: z.number(),
    scheduledAt: z.nullable(Timestamp),
    /**
     * The schedule as the owner chose it; a day without a time is a plan that publishes nothing.
     */
    schedule: z.nullable(z.object({ day: CalendarDay, time: z.nullable(z.string()) })),
  },
)
export type AdminPost = z.output<typeof AdminPost>

export const SavedPost = z.extend(AdminPost, {
  /** Why the letter that the save asked for was not made; the post itself is saved. */
  letterProblem: z.optional(z.string()),
})
export type SavedPost = z.output<typeof SavedPost>

export const AdminPostRow = z.omit(AdminPost, { content: true, excerpt: true })
export type AdminPostRow = z.output<typeof AdminPostRow>

const timeError = () => calendarErrors.time

const ChosenTime = z
  .string({ error: timeError })
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: timeError }))

/** In the diary's time zone. A day without a time is a plan that publishes nothing. */
export const Schedule = z.object({ day: dayField(), time: z.nullable(ChosenTime) })
export type Schedule = z.output<typeof Schedule>

export const POST_BODY_LIMIT = 1024 * 1024

export const PostInput = z.object({
  title: textField(minLengths.postTitle, 200, 'title', () => postErrors),
  slug: z._default(
    z.string().check(
      z.trim(),
      z.refine((slug) => findSlugProblem(slug) === null, {
        error: ({ input }) => findSlugProblem(String(input)) ?? undefined,
      }),
    ),
    '',
  ),
  content: textField(minLengths.postContent, 900_000, 'content', () => postErrors),
  excerpt: textField(minLengths.postExcerpt, 1000, 'excerpt', () => postErrors),
  coverImage: imageUrlField(() => postErrors.cover),
  category: textField(1, 60, 'category', () => postErrors),
  lang: z.optional(
    z.nullable(
      z.string().check(z.regex(LANGUAGE_TAG_PATTERN, { error: () => programErrors.language })),
    ),
  ),
  published: z._default(z.boolean({ error: () => programErrors.trueOrFalse('Published') }), false),
  featured: z.optional(z.boolean({ error: () => programErrors.trueOrFalse('Featured') })),
  /**
   * When to publish an unpublished post. When absent, a scheduled post keeps its time; null cancels
   * it.
   */
  schedule: z.optional(z.nullable(Schedule)),
  /** The displayed day of a published post; absent or null uses the day of publication. */
  publishedOn: z.optional(z.nullable(dayField())),
})
export type PostInput = z.output<typeof PostInput>

export const PostUpdate = z.extend(PostInput, {
  /** Version the edit started from; the server refuses the save if it has a newer one. */
  version: z.optional(z.number().check(z.int(), z.positive())),
})
export type PostUpdate = z.output<typeof PostUpdate>

/** Version of the autosave that this input came from; the save removes that autosave. */
const AutosaveVersion = z.optional(z.coerce.number().check(z.int(), z.positive()))
/**
 * Makes a letter of the post together with the save, as `createLetter` would. A letter that the
 * post already has stays as it is.
 */
const Letter = z.optional(LetterKind)
const UpdatePostHeaders = z.object({
  'draft-version': AutosaveVersion,
  letter: Letter,
  'sender-shape': SenderShape,
})

const CreatePostHeaders = z.extend(UpdatePostHeaders, {
  'idempotency-key': z.optional(IdempotencyKey),
})

const posts = { tag: 'posts', who: 'admin', path: '/api/admin/posts' } as const

export const listAdminPosts = defineEndpoint(posts, 'GET', 'All posts, drafts too, newest first', {
  answer: z.array(AdminPostRow),
})
export const getAdminPost = defineEndpoint(posts, 'GET /:id', 'One post for editing', {
  params: IdParams,
  answer: AdminPost,
})
export const createPost = defineEndpoint(posts, 'POST', 'Write a new post', {
  headers: CreatePostHeaders,
  body: PostInput,
  answer: SavedPost,
  bodyLimit: POST_BODY_LIMIT,
})
export const updatePost = defineEndpoint(posts, 'PUT /:id', 'Save a post', {
  params: z.object({ id: Id }),
  headers: UpdatePostHeaders,
  body: PostUpdate,
  answer: SavedPost,
  bodyLimit: POST_BODY_LIMIT,
})
export const removePost = defineEndpoint(posts, 'DELETE /:id', 'Delete a post', {
  params: IdParams,
  answer: SuccessAnswer,
})

export const schedulePost = defineEndpoint(
  posts,
  'PUT /:id/schedule',
  'Schedule a draft, or pencil in a day (no time)',
  { params: IdParams, body: Schedule, answer: AdminPost },
)
export const unschedulePost = defineEndpoint(
  posts,
  'DELETE /:id/schedule',
  'Turn a scheduled post back into a draft',
  { params: IdParams, answer: AdminPost },
)

export const previewPath = (secret: string) => `/preview/${secret}`

export const createPreviewLink = defineEndpoint(
  posts,
  'POST /:id/preview-link',
  'A link that lets anyone read a draft; the previous one stops working',
  {
    params: IdParams,
    /** Only this answer contains the address: the database stores a hash of its secret. */
    answer: z.object({ url: z.string(), expiresAt: Timestamp }),
  },
)
export const getPreviewLink = defineEndpoint(
  posts,
  'GET /:id/preview-link',
  'When a draft’s preview link expires, if there is one',
  { params: IdParams, answer: z.object({ expiresAt: z.nullable(Timestamp) }) },
)
export const revokePreviewLink = defineEndpoint(
  posts,
  'DELETE /:id/preview-link',
  'The preview link stops working',
  { params: IdParams, answer: SuccessAnswer },
)

export const OldAddress = z.object({ slug: z.string(), leftAt: Timestamp })
export type OldAddress = z.output<typeof OldAddress>

const Slug = z.string().check(z.maxLength(200))
const addresses = { tag: 'posts', who: 'admin', path: '/api/admin/addresses' } as const

export const listOldAddresses = defineEndpoint(
  posts,
  'GET /:id/addresses',
  'The old addresses that lead to a post, latest first',
  { params: IdParams, answer: z.array(OldAddress) },
)
export const removeOldAddress = defineEndpoint(
  posts,
  'DELETE /:id/addresses/:slug',
  'An old address leads nowhere from now on',
  { params: z.object({ id: Id, slug: Slug }), answer: SuccessAnswer },
)
export const findPostByOldAddress = defineEndpoint(
  addresses,
  'GET /:slug',
  'The post that an old address leads to, if any',
  {
    params: z.object({ slug: Slug }),
    answer: z.object({ post: z.nullable(z.object({ id: z.number(), title: z.string() })) }),
  },
)

const ownPath = (message: () => string) =>
  z.string({ error: message }).check(
    z.trim(),
    z.maxLength(statisticsLimits.longestAddress, { error: message }),
    // Two leading slashes would redirect to another site.
    z.regex(/^\/(?![/\\])[^\s\\?#]*$/, { error: message }),
  )

export const Redirect = z.object({
  id: z.number(),
  path: z.string(),
  /** The current target; null while its post is not public. */
  to: z.nullable(z.string()),
  /** Title of the target post, whatever its address is now; null for other pages. */
  postTitle: z.nullable(z.string()),
  createdAt: Timestamp,
})
export type Redirect = z.output<typeof Redirect>

export const NewRedirect = z.object({
  path: ownPath(() => redirectTexts.badPath),
  /** A page of the diary; if it is a post, the redirect follows its address changes. */
  to: ownPath(() => redirectTexts.badTarget),
})
export type NewRedirect = z.output<typeof NewRedirect>

const redirects = { tag: 'redirects', who: 'admin', path: '/api/admin/redirects' } as const

export const listRedirects = defineEndpoint(
  redirects,
  'GET',
  'Addresses that lead to another page, latest first',
  { answer: z.array(Redirect) },
)
/**
 * 400 `redirect.no_target`, `redirect.to_itself`; 409 `redirect.page_exists`, `redirect.too_many`.
 * A second redirect for a path replaces the first.
 */
export const createRedirect = defineEndpoint(
  redirects,
  'POST',
  'Lead an address that is not there to a page of the diary',
  { body: NewRedirect, answer: Redirect },
)
export const removeRedirect = defineEndpoint(
  redirects,
  'DELETE /:id',
  'An address leads nowhere from now on',
  { params: IdParams, answer: SuccessAnswer },
)
