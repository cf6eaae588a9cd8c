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
  summary: 'A link by which anybody reads a draft; the one before stops working',
  params: IdParams,
  /** The address is told this once; only a hash of its secret is kept. */
  answer: z.object({ url: z.string(), expiresAt: Timestamp }),
})
export const getPreviewLink = endpoint({
  method: 'GET',
  path,
  who: 'admin',
  tag,
  summary: 'Until when the preview link of a draft works, if there is one',
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
