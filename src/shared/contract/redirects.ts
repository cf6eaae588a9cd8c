import * as z from 'zod/mini'
import { redirectTexts } from '#texts/errors/posts.ts'
import { statisticsLimits } from '../limits.ts'
import { endpoint } from './endpoint.ts'
import { Done, IdParams, Timestamp } from './fields.ts'

const ownPath = (message: string) =>
  z.string({ error: message }).check(
    z.trim(),
    z.maxLength(statisticsLimits.longestAddress, { error: message }),
    // Two slashes at the front would lead to another site.
    z.regex(/^\/(?![/\\])[^\s\\?#]*$/, { error: message }),
  )

/** Somebody asks for `path`, which is not there, and is led to `to`. */
export const Redirect = z.object({
  id: z.number(),
  path: z.string(),
  /** Where it leads by now; null while its post is not public. */
  to: z.nullable(z.string()),
  /** The title of the post that it leads to, whatever address the post has; null for other pages. */
  postTitle: z.nullable(z.string()),
  createdAt: Timestamp,
})
export type Redirect = z.output<typeof Redirect>

export const NewRedirect = z.object({
  path: ownPath(redirectTexts.badPath),
  /** A page of the diary; a post is followed when its address changes. */
  to: ownPath(redirectTexts.badTarget),
})
export type NewRedirect = z.output<typeof NewRedirect>

const redirects = { tag: 'redirects', who: 'admin', path: '/api/admin/redirects' } as const

export const listRedirects = endpoint(
  redirects,
  'GET',
  'Addresses that lead to another page, latest first',
  { answer: z.array(Redirect) },
)
/** 400 `redirect.no_target`, `redirect.to_itself`; 409 `redirect.page_exists`, `redirect.too_many`. A second one for a path replaces the first. */
export const createRedirect = endpoint(
  redirects,
  'POST',
  'Lead an address that is not there to a page of the diary',
  { body: NewRedirect, answer: Redirect },
)
export const removeRedirect = endpoint(
  redirects,
  'DELETE /:id',
  'An address leads nowhere from now on',
  { params: IdParams, answer: Done },
)
