import * as z from 'zod/mini'
import { commentErrors, moderationErrors } from '#texts/errors/comments.ts'
import { programErrors } from '#texts/errors/fields.ts'
import { commentLimits } from '../limits.ts'
import { CommentInput } from './comments.ts'
import { defineEndpoint } from './endpoint.ts'
import { CalendarDay, Id, IdParams, Timestamp } from './fields.ts'

export const commentStates = ['waiting', 'approved', 'spam', 'deleted'] as const

export const CommentState = z.enum(commentStates)
export type CommentState = z.output<typeof CommentState>

/** `odd`: the filter moved the comment to Spam. */
export const commentVerdicts = ['fine', 'unsure', 'odd'] as const

export type CommentVerdict = (typeof commentVerdicts)[number]

/** `reasonTexts` has a sentence for each kind. */
export const commentReasonKinds = [
  ...(['hidden-field', 'quick', 'took', 'read-over', 'no-form', 'links', 'markup'] as const),
  ...([
    'repeated',
    'rush',
    'bad-sender',
    'spam-words',
    'good-words',
    'known',
    'unconfirmed',
  ] as const),
  'first',
] as const
const Reason = z.object({ kind: z.enum(commentReasonKinds), count: z.optional(z.number()) })
export type CommentReason = z.output<typeof Reason>

export const AdminComment = z.object({
  id: z.number(),
  state: CommentState,
  name: z.string(),
  /** Null when the commenter gave none, or once it was no longer needed. */
  email: z.nullable(z.string()),
  /**
   * Whether "delete everything of this e-mail" finds the comment: the key of the address may
   * outlive the address.
   */
  hasEmail: z.boolean(),
  wantsReplies: z.boolean(),
  isOwner: z.boolean(),
  imported: z.boolean(),
  message: z.string(),
  createdAt: Timestamp,
  date: CalendarDay,
  post: z.object({
    id: z.number(),
    slug: z.string(),
    title: z.string(),
    coverImage: z.string(),
    isPublished: z.boolean(),
  }),
  replyTo: z.nullable(z.object({ id: z.number(), name: z.string(), message: z.string() })),
  verdict: z.enum(commentVerdicts),
  reasons: z.array(Reason),
})
export type AdminComment = z.output<typeof AdminComment>

/** Each count stops at `commentLimits.mostCounted`. */
const CommentCounts = z.object({
  waiting: z.number(),
  approved: z.number(),
  spam: z.number(),
  deleted: z.number(),
})
export type CommentCounts = z.output<typeof CommentCounts>

const Ids = z.array(Id).check(
  z.minLength(1, { error: () => moderationErrors.noneChosen }),
  z.maxLength(commentLimits.atOnce, {
    error: () => moderationErrors.tooManyChosen,
  }),
)
const Moved = z.array(z.object({ id: z.number(), from: CommentState }))

const comments = { tag: 'comments', who: 'admin', path: '/api/admin/comments' } as const
const postComments = {
  tag: 'comments',
  who: 'admin',
  path: '/api/admin/posts/:id/comments',
} as const

export const listAdminComments = defineEndpoint(
  comments,
  'GET',
  'A page of the comments in one state, newest first',
  {
    query: z.object({
      state: z.optional(CommentState),
      page: z.optional(z.coerce.string()),
      search: z.optional(z.string().check(z.maxLength(200))),
    }),
    answer: z.object({
      comments: z.array(AdminComment),
      total: z.number(),
      page: z.number(),
      pages: z.number(),
      /** Counts of all comments, regardless of the search. */
      counts: CommentCounts,
      sniffed: z.number(),
      /** Bound for `clearComments`, so that comments arriving later are left alone. */
      newestId: z.number(),
    }),
  },
)
/** Undo is the same call with the states in `moved`. Removed ids are left out of the answer. */
export const moveComments = defineEndpoint(
  comments,
  'POST /move',
  'Approve comments, call them spam, delete them or let them wait again',
  {
    body: z.object({ ids: Ids, to: CommentState }),
    answer: z.object({ moved: Moved, counts: CommentCounts }),
  },
)
/** The reply is public at once. 409 `comments.parent_gone` when the post or the comment is gone. */
export const replyToComment = defineEndpoint(
  comments,
  'POST /:id/reply',
  'Answer a comment, which approves it too',
  {
    params: IdParams,
    body: z.object({ message: CommentInput.shape.message }),
    answer: z.object({ reply: AdminComment, moved: Moved, counts: CommentCounts }),
  },
)
/**
 * Erases spam and deleted comments and moves waiting ones to Spam, a batch per call; callers repeat
 * until `left` is 0.
 */
export const clearComments = defineEndpoint(
  comments,
  'POST /clear',
  'Clear away the next few hundred comments of a state',
  {
    body: z.object({ state: z.enum(['waiting', 'spam', 'deleted']), upTo: Id }),
    answer: z.object({ done: z.number(), left: z.number(), counts: CommentCounts }),
  },
)
export const forgetCommenter = defineEndpoint(
  comments,
  'POST /forget',
  'Delete everything of this e-mail, for good',
  {
    body: z.object({
      email: z
        .string({ error: () => commentErrors.email })
        .check(z.trim(), z.maxLength(254), z.email({ error: () => commentErrors.email })),
    }),
    answer: z.object({ removed: z.number(), counts: CommentCounts }),
  },
)
/** Finds the address by one of its comments, since the owner does not always see it. */
export const forgetCommenterOf = defineEndpoint(
  comments,
  'POST /:id/forget',
  'Delete everything of the e-mail that wrote this comment, for good',
  { params: IdParams, answer: z.object({ removed: z.number(), counts: CommentCounts }) },
)

/** Days since publication in the diary's time zone; null never closes comments. */
export const CommentRules = z.object({
  closeAfterDays: z.nullable(
    z
      .number({ error: () => moderationErrors.closeDays })
      .check(
        z.int({ error: () => moderationErrors.closeDays }),
        z.minimum(1, { error: () => moderationErrors.closeDays }),
        z.maximum(commentLimits.mostCloseDays, { error: () => moderationErrors.closeDays }),
      ),
  ),
})
export type CommentRules = z.output<typeof CommentRules>

export const getCommentRules = defineEndpoint(
  comments,
  'GET /rules',
  'When posts stop taking comments',
  {
    answer: CommentRules,
  },
)
export const changeCommentRules = defineEndpoint(
  comments,
  'PUT /rules',
  'Close comments some days after a post was published, or never',
  { body: CommentRules, answer: CommentRules },
)

const PostComments = z.object({
  isClosed: z.boolean(),
  /**
   * Whether new comments are accepted: comments are on, and the post is neither closed nor too old.
   */
  isOpen: z.boolean(),
  /** Last day for new comments; null when there is no limit or it is not known yet. */
  lastDay: z.nullable(CalendarDay),
  waiting: z.number(),
  approved: z.number(),
})
export type PostComments = z.output<typeof PostComments>

export const getPostComments = defineEndpoint(
  postComments,
  'GET',
  'How comments stand with one post',
  {
    params: IdParams,
    answer: PostComments,
  },
)
export const updatePostComments = defineEndpoint(
  postComments,
  'PUT',
  'Close the comments of one post, or open them again',
  {
    params: IdParams,
    body: z.object({ isClosed: z.boolean({ error: () => programErrors.trueOrFalse('isClosed') }) }),
    answer: PostComments,
  },
)
