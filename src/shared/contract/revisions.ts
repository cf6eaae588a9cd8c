import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, IdParams, Timestamp } from './fields.ts'

/** One save of a post, as the history lists it. */
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

/** Everything that save held. */
export const Revision = z.extend(RevisionHead, {
  slug: z.string(),
  content: z.string(),
  excerpt: z.string(),
  coverImage: z.string(),
  category: z.string(),
  featured: z.boolean(),
})
export type Revision = z.output<typeof Revision>

const posts = { tag: 'posts', who: 'admin', path: '/api/admin/posts' } as const

export const listRevisions = endpoint(
  posts,
  'GET /:id/revisions',
  'The last saves of a post, newest first',
  { params: IdParams, answer: z.array(RevisionHead) },
)
export const getRevision = endpoint(
  posts,
  'GET /:id/revisions/:revisionId',
  'One earlier save of a post',
  { params: z.object({ id: Id, revisionId: Id }), answer: Revision },
)
