import * as z from 'zod/mini'
import { trashErrors } from '#texts/errors/posts.ts'
import { MAX_DELETED_AT_ONCE } from '../limits.ts'
import { defineEndpoint } from './endpoint.ts'
import { Id, IdParams, SuccessAnswer, Timestamp } from './fields.ts'
import { POST_BODY_LIMIT } from './posts.admin.ts'
import { SenderShape } from './sender.admin.ts'

/** Autosaves store unfinished input, so only the maximum length is checked. */
const words = (maximum: number) => z.string().check(z.maxLength(maximum))

const AutosaveValues = z.object({
  title: words(2000),
  slug: words(2000),
  content: words(900_000),
  excerpt: words(20_000),
  coverImage: words(2000),
  category: words(200),
  lang: z._default(z.nullable(words(20)), null),
  /** The choice for the next save; an autosave is never public. */
  published: z.boolean(),
  featured: z.boolean(),
  schedule: z._default(z.nullable(z.object({ day: words(20), time: z.nullable(words(20)) })), null),
  publishedOn: z._default(z.nullable(words(20)), null),
})

const Version = z.number().check(z.int(), z.positive())

export const Autosave = z.extend(AutosaveValues, {
  key: z.string(),
  postId: z.nullable(z.number()),
  postVersion: z.nullable(z.number()),
  version: z.number(),
  updatedAt: Timestamp,
})
export type Autosave = z.output<typeof Autosave>

export const AutosaveHead = z.omit(Autosave, { content: true, excerpt: true })
export type AutosaveHead = z.output<typeof AutosaveHead>

const AutosaveInput = z.extend(AutosaveValues, {
  postVersion: z.nullable(Version),
  /**
   * Version of the autosave to replace, null for none: a tab must not overwrite another tab's input
   * unseen.
   */
  version: z.nullable(Version),
})
export type AutosaveInput = z.output<typeof AutosaveInput>

/** Autosave key of a stored post; a new post uses its idempotency key. */
export const autosaveKeyOf = (postId: number) => `post-${postId}`
const Key = z.object({ key: z.string().check(z.regex(/^(?:post-[1-9]\d{0,8}|[\w-]{8,100})$/)) })

const AutosaveHeaders = z.object({ 'sender-shape': SenderShape })

const drafts = { tag: 'posts', who: 'admin', path: '/api/admin/drafts' } as const

export const listAutosaves = defineEndpoint(drafts, 'GET', 'Unfinished drafts, newest first', {
  answer: z.array(AutosaveHead),
})
export const getAutosave = defineEndpoint(drafts, 'GET /:key', 'One unfinished draft, or null', {
  params: Key,
  answer: z.object({ draft: z.nullable(Autosave) }),
})
export const saveAutosave = defineEndpoint(
  drafts,
  'PUT /:key',
  'Keep what was typed, without a post’s checks',
  {
    params: Key,
    headers: AutosaveHeaders,
    body: AutosaveInput,
    answer: AutosaveHead,
    bodyLimit: POST_BODY_LIMIT,
  },
)
export const removeAutosave = defineEndpoint(
  drafts,
  'DELETE /:key',
  'Discard an unfinished draft, if it’s still at this version',
  {
    params: Key,
    headers: AutosaveHeaders,
    query: z.object({ version: z.coerce.number().check(z.int(), z.positive()) }),
    answer: SuccessAnswer,
  },
)

export const RevisionHead = z.object({
  id: z.number(),
  version: z.number(),
  title: z.string(),
  published: z.boolean(),
  words: z.number(),
  savedAt: Timestamp,
  savedBy: z.nullable(z.string()),
})
export type RevisionHead = z.output<typeof RevisionHead>

export const Revision = z.extend(RevisionHead, {
  slug: z.string(),
  content: z.string(),
  excerpt: z.string(),
  coverImage: z.string(),
  category: z.string(),
  lang: z.nullable(z.string()),
  featured: z.boolean(),
})
export type Revision = z.output<typeof Revision>

const posts = { tag: 'posts', who: 'admin', path: '/api/admin/posts' } as const

export const listRevisions = defineEndpoint(
  posts,
  'GET /:id/revisions',
  'The last saves of a post, newest first',
  { params: IdParams, answer: z.array(RevisionHead) },
)
export const getRevision = defineEndpoint(
  posts,
  'GET /:id/revisions/:revisionId',
  'One earlier save of a post',
  { params: z.object({ id: Id, revisionId: Id }), answer: Revision },
)

const Kind = z.enum(['post', 'photo'], { error: () => trashErrors.kind })

export const DeletedItem = z.object({
  kind: Kind,
  id: z.number(),
  title: z.string(),
  image: z.string(),
  /** Base64 thumbhash of a photo, because its file is not served meanwhile. */
  placeholder: z.nullable(z.string()),
  deletedAt: Timestamp,
  until: Timestamp,
})
export type DeletedItem = z.output<typeof DeletedItem>

const Chosen = z.object({
  items: z
    .array(z.object({ kind: Kind, id: Id }))
    .check(
      z.minLength(1, { error: () => trashErrors.noneChosen }),
      z.maxLength(MAX_DELETED_AT_ONCE, { error: () => trashErrors.tooMany }),
    ),
})
export type DeletedItemKey = z.output<typeof Chosen>['items'][number]

const deleted = { tag: 'deleted', who: 'admin', path: '/api/admin/deleted' } as const

export const listDeletedItems = defineEndpoint(
  deleted,
  'GET',
  'What was deleted recently, newest first',
  {
    answer: z.array(DeletedItem),
  },
)
/** Items that are already gone do not fail the call for the others. */
export const restoreDeletedItems = defineEndpoint(
  deleted,
  'POST /restore',
  'Bring deleted posts and photos back',
  {
    body: Chosen,
    answer: z.object({
      count: z.number(),
      /** Posts whose address another post has taken meanwhile, with their new address. */
      moved: z.array(z.object({ title: z.string(), from: z.string(), to: z.string() })),
    }),
  },
)
export const eraseDeletedItems = defineEndpoint(
  deleted,
  'POST /remove',
  'Delete for good: these can’t come back',
  { body: Chosen, answer: z.object({ count: z.number() }) },
)
