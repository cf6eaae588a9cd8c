import * as z from 'zod/mini'
import { commentErrors } from '#texts/errors/comments.ts'
import { cleanMessage, cleanName } from '../comments/clean-text.ts'
import { bodyLimits, commentLimits } from '../limits.ts'
import { defineEndpoint } from './endpoint.ts'
import { CalendarDay, Id, PageQuery, Timestamp } from './fields.ts'

/** A comment as visitors see it: the name is all they learn about the commenter. */
export const Comment = z.object({
  id: z.number(),
  /** Null on the first of the two levels; a reply to a reply has the same parent. */
  parentId: z.nullable(z.number()),
  name: z.string(),
  isOwner: z.boolean(),
  /** A removed comment with replies stays as a placeholder without name and text. */
  isRemoved: z.boolean(),
  createdAt: Timestamp,
  date: CalendarDay,
  time: z.string(),
  message: z.string(),
  /** HTML of the message: paragraphs, line breaks, and links once it is approved. */
  html: z.string(),
})
export type Comment = z.output<typeof Comment>

/** A page of a post's approved comments: oldest first, each followed by its replies. */
export const CommentListPage = z.object({
  comments: z.array(Comment),
  total: z.number(),
  page: z.number(),
  pages: z.number(),
  isOpen: z.boolean(),
  /** Whether a commenter can ask for mails about replies: needs a mail server. */
  canNotify: z.boolean(),
})
export type CommentListPage = z.output<typeof CommentListPage>

const email = z.string({ error: () => commentErrors.email }).check(
  z.trim(),
  z.maxLength(254, { error: () => commentErrors.email, abort: true }),
  z.refine((value) => value === '' || z.email().safeParse(value).success, {
    error: () => commentErrors.email,
  }),
)

const fields = {
  message: z.string({ error: () => commentErrors.message }).check(
    z.maxLength(commentLimits.typedMessage, {
      error: () => commentErrors.longMessage,
      abort: true,
    }),
    z.overwrite(cleanMessage),
    z.minLength(1, { error: () => commentErrors.message }),
    z.maxLength(commentLimits.message, { error: () => commentErrors.longMessage }),
  ),
  parentId: z.optional(z.nullable(Id)),
}

export const CommentInput = z
  .object({
    ...fields,
    name: z
      .string({ error: () => commentErrors.name })
      .check(
        z.maxLength(commentLimits.typedName, { error: () => commentErrors.longName, abort: true }),
        z.overwrite(cleanName),
        z.minLength(1, { error: () => commentErrors.name }),
        z.maxLength(commentLimits.name, { error: () => commentErrors.longName }),
      ),
    email: z.optional(email),
    notify: z.optional(z.boolean({ error: () => commentErrors.notify })),
    /** Honeypot: hidden from people. */
    website: z.optional(z.string().check(z.maxLength(500))),
    /** Issued by `startComment` or a preview; a comment without one came from no form. */
    token: z.optional(z.string().check(z.maxLength(200))),
  })
  .check(
    z.refine(({ notify, email }) => !notify || Boolean(email), {
      path: ['email'],
      error: () => commentErrors.emailForReplies,
    }),
  )
export type CommentInput = z.output<typeof CommentInput>

const comments = { tag: 'comments', who: 'anyone', path: '/api/posts/:slug/comments' } as const
const OfPost = z.object({ slug: z.string().check(z.maxLength(200)) })

/** All of these answer 404 while comments are switched off. */
export const listComments = defineEndpoint(
  comments,
  'GET',
  'The approved comments of a post, oldest first',
  { params: OfPost, query: z.object({ page: z.optional(PageQuery) }), answer: CommentListPage },
)
/**
 * 409 `comments.closed`, `comments.parent_gone`; 429 for too many comments. A signed-in admin's
 * comment is public at once, under the owner's name.
 */
export const writeComment = defineEndpoint(
  comments,
  'POST',
  'Comment on a post; the owner reads it before anybody else does',
  {
    params: OfPost,
    body: CommentInput,
    bodyLimit: bodyLimits.writing,
    answer: z.object({ comment: Comment, state: z.enum(['waiting', 'approved']) }),
  },
)
/** Called when a visitor starts to type: the time until sending helps to recognize machines. */
export const startComment = defineEndpoint(
  comments,
  'POST /begin',
  'A token for a form that is begun, and whether an admin is signed in',
  {
    params: OfPost,
    answer: z.object({ token: z.string(), owner: z.nullable(z.object({ name: z.string() })) }),
  },
)
export const previewComment = defineEndpoint(
  comments,
  'POST /preview',
  'How a comment will look; nothing is stored',
  {
    params: OfPost,
    body: CommentInput,
    bodyLimit: bodyLimits.writing,
    answer: z.object({ name: z.string(), html: z.string(), token: z.string() }),
  },
)
