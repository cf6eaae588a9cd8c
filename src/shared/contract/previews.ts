import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done, IdParams, Timestamp } from './fields.ts'

const tag = 'posts'
const path = '/api/admin/posts/:id/preview-link'

/** Where a draft is read by its link. */
export const previewPath = (secret: string) => `/preview/${secret}`

export const makePreviewLink = endpoint({
  method: 'POST',
  path,
  who: 'admin',
  tag,
  summary: 'A link that lets anyone read a draft; the previous one stops working',
  params: IdParams,
  /** The address is told this once; only a hash of its secret is kept. */
  answer: z.object({ url: z.string(), expiresAt: Timestamp }),
})
export const getPreviewLink = endpoint({
  method: 'GET',
  path,
  who: 'admin',
  tag,
  summary: 'When a draft’s preview link expires, if there is one',
  params: IdParams,
  answer: z.object({ expiresAt: z.nullable(Timestamp) }),
})
export const revokePreviewLink = endpoint({
  method: 'DELETE',
  path,
  who: 'admin',
  tag,
  summary: 'The preview link stops working',
  params: IdParams,
  answer: Done,
})
