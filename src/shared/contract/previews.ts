import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done, IdParams, Timestamp } from './fields.ts'

const posts = { tag: 'posts', who: 'admin', path: '/api/admin/posts' } as const

/** Where a draft is read by its link. */
export const previewPath = (secret: string) => `/preview/${secret}`

export const makePreviewLink = endpoint(
  posts,
  'POST /:id/preview-link',
  'A link that lets anyone read a draft; the previous one stops working',
  {
    params: IdParams,
    /** The address is told this once; only a hash of its secret is kept. */
    answer: z.object({ url: z.string(), expiresAt: Timestamp }),
  },
)
export const getPreviewLink = endpoint(
  posts,
  'GET /:id/preview-link',
  'When a draft’s preview link expires, if there is one',
  { params: IdParams, answer: z.object({ expiresAt: z.nullable(Timestamp) }) },
)
export const revokePreviewLink = endpoint(
  posts,
  'DELETE /:id/preview-link',
  'The preview link stops working',
  { params: IdParams, answer: Done },
)
