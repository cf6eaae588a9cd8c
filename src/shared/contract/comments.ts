import * as z from 'zod/mini'
import { commentErrors } from '#texts/errors/comments.ts'
import { cleanMessage, cleanName } from '../comments/clean-text.ts'
import { bodyLimits, commentLimits } from '../limits.ts'
import { endpoint } from './endpoint.ts'
import { CalendarDay, Id, PageQuery, Timestamp } from './fields.ts'

/** As visitors see it; who wrote it is known by a name and nothing else. */
export const Comment = z.object({
  id: z.number(),
  /** Null at the first of the two levels; an answer to an answer has the same parent. */
  parentId: z.nullable(z.number()),
  name: z.string(),
  /** Written by somebody who was signed in as an admin: wears the collar tag. */
  isOwner: z.boolean(),
  /** Taken away, but others answered to it: without a name and words. */
  isRemoved: z.boolean(),
  createdAt: Timestamp,
  date: CalendarDay,
  /** The hour as the diary's clock showed it, such as 19:12. */
  time: z.string(),
  message: z.string(),
  /** The message to be shown: paragraphs, line breaks, and links once it is approved. */
  html: z.string(),
})
export type Comment = z.output<typeof Comment>

/** A page of the approved comments of a post. Oldest first, each followed by the answers to it. */
export const CommentThread = z.object({
  comments: z.array(Comment),
  /** Of all approved ones. */
  total: z.number(),
  page: z.number(),
  pages: z.number(),
  /** Whether new ones are taken. */
  isOpen: z.boolean(),
  /** Whether replies can be announced by mail: needs a mail server. */
  canNotify: z.boolean(),
})
export type CommentThread = z.output<typeof CommentThread>

const email = z.string({ error: () => commentErrors.email }).check(
  z.trim(),
  z.maxLength(254, { error: () => commentErrors.email, abort: true }),
  z.refine((given) => given === '' || z.email().safeParse(given).success, {
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

/** What a visitor writes; used by the form, the call and the plain form. */
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
    /** People never see this field. */
    website: z.optional(z.string().check(z.maxLength(500))),
    /** From `beginComment`, or else from `previewComment`; without one no form was opened. */
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

/** All of them answer 404 while comments are switched off. */
export const listComments = endpoint(
  comments,
  'GET',
  'The approved comments of a post, oldest first',
  { params: OfPost, query: z.object({ page: z.optional(PageQuery) }), answer: CommentThread },
)
/**
 * 409 `comments.closed`, `comments.parent_gone`; 429 when somebody writes too much. Of an
 * admin who is signed in it is public at once, under the owner's name whatever name is given.
 */
export const writeComment = endpoint(
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
/** Asked when somebody begins to write: how long that took is one of the signs of a machine. */
export const startComment = endpoint(
  comments,
  'POST /begin',
  'A token for a form that is begun, and whether an admin is signed in',
  {
    params: OfPost,
    answer: z.object({ token: z.string(), owner: z.nullable(z.object({ name: z.string() })) }),
  },
)
export const previewComment = endpoint(
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
