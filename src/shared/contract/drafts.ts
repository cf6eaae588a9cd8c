import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done, Timestamp } from './fields.ts'
import { POST_BODY_LIMIT } from './post-input.ts'

/** Whatever is in the form, finished or not: only so long that it could be a post's. */
const words = (maximum: number) => z.string().check(z.maxLength(maximum))

const DraftWords = z.object({
  title: words(2000),
  slug: words(2000),
  content: words(900_000),
  excerpt: words(20_000),
  coverImage: words(2000),
  category: words(200),
  /** Wishes for the save to come; a draft itself is never public. */
  published: z.boolean(),
  featured: z.boolean(),
  schedule: z._default(z.nullable(z.object({ day: words(20), time: z.nullable(words(20)) })), null),
  publishedOn: z._default(z.nullable(words(20)), null),
})

const Version = z.number().check(z.int(), z.positive())

/** What was typed into the editor and not yet saved as a post. */
export const Draft = z.extend(DraftWords, {
  key: z.string(),
  /** Null for a post that does not exist yet. */
  postId: z.nullable(z.number()),
  /** The version of the post that the writing began from. */
  postVersion: z.nullable(z.number()),
  version: z.number(),
  updatedAt: Timestamp,
})
export type Draft = z.output<typeof Draft>

export const DraftHead = z.omit(Draft, { content: true, excerpt: true })
export type DraftHead = z.output<typeof DraftHead>

const DraftInput = z.extend(DraftWords, {
  postVersion: z.nullable(Version),
  /** Of the draft that is replaced, null for none: another tab's words are never overwritten unseen. */
  version: z.nullable(Version),
})
export type DraftInput = z.output<typeof DraftInput>

/** A new post's draft has the key of its create; that of a stored post is named after it. */
export const draftKeyOf = (postId: number) => `post-${postId}`
const Key = z.object({ key: z.string().check(z.regex(/^(?:post-[1-9]\d{0,8}|[\w-]{8,100})$/)) })

const drafts = { tag: 'posts', who: 'admin', path: '/api/admin/drafts' } as const

export const listDrafts = endpoint(drafts, 'GET', 'Unfinished drafts, newest first', {
  answer: z.array(DraftHead),
})
export const getDraft = endpoint(drafts, 'GET /:key', 'One unfinished draft, or null', {
  params: Key,
  answer: z.object({ draft: z.nullable(Draft) }),
})
export const keepDraft = endpoint(
  drafts,
  'PUT /:key',
  'Keep what was typed, without a post’s checks',
  { params: Key, body: DraftInput, answer: DraftHead, bodyLimit: POST_BODY_LIMIT },
)
export const removeDraft = endpoint(
  drafts,
  'DELETE /:key',
  'Discard an unfinished draft, if it’s still at this version',
  {
    params: Key,
    query: z.object({ version: z.coerce.number().check(z.int(), z.positive()) }),
    answer: Done,
  },
)
