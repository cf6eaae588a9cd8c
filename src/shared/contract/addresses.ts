import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done, Id, IdParams, Timestamp } from './fields.ts'

const posts = { tag: 'posts', who: 'admin', path: '/api/admin/posts' } as const
const addresses = { tag: 'posts', who: 'admin', path: '/api/admin/addresses' } as const
const Slug = z.string().check(z.maxLength(200))

/** A slug that the post had before and that still leads to it. */
export const OldAddress = z.object({ slug: z.string(), leftAt: Timestamp })
export type OldAddress = z.output<typeof OldAddress>

export const listAddresses = endpoint(
  posts,
  'GET /:id/addresses',
  'The old addresses that lead to a post, latest first',
  { params: IdParams, answer: z.array(OldAddress) },
)
export const removeAddress = endpoint(
  posts,
  'DELETE /:id/addresses/:slug',
  'An old address leads nowhere from now on',
  { params: z.object({ id: Id, slug: Slug }), answer: Done },
)
export const findAddress = endpoint(
  addresses,
  'GET /:slug',
  'The post that an old address leads to, if any',
  {
    params: z.object({ slug: Slug }),
    answer: z.object({ post: z.nullable(z.object({ id: z.number(), title: z.string() })) }),
  },
)
