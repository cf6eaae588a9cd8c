import * as z from 'zod/mini'
import { MAX_DELETED_AT_ONCE } from '../limits.ts'
import { endpoint } from './endpoint.ts'
import { Id, Timestamp } from './fields.ts'

const deleted = { tag: 'deleted', who: 'admin', path: '/api/admin/deleted' } as const

const Kind = z.enum(['post', 'photo'], { error: 'Only posts and photos can come back' })

/** A post or photo that was deleted and can come back. */
export const DeletedItem = z.object({
  kind: Kind,
  id: z.number(),
  title: z.string(),
  image: z.string(),
  /** A thumbhash of a photo, whose file nobody sees meanwhile. */
  placeholder: z.nullable(z.string()),
  deletedAt: Timestamp,
  /** From then on it is gone for good. */
  until: Timestamp,
})
export type DeletedItem = z.output<typeof DeletedItem>

const Chosen = z.object({
  items: z.array(z.object({ kind: Kind, id: Id })).check(
    z.minLength(1, { error: 'Please choose something' }),
    z.maxLength(MAX_DELETED_AT_ONCE, {
      error: `Please choose at most ${MAX_DELETED_AT_ONCE} at once`,
    }),
  ),
})
export type DeletedKey = z.output<typeof Chosen>['items'][number]

export const listDeleted = endpoint(deleted, 'GET', 'What was deleted recently, newest first', {
  answer: z.array(DeletedItem),
})
/** What is no longer there is no reason to refuse the others. */
export const restoreDeleted = endpoint(
  deleted,
  'POST /restore',
  'Bring deleted posts and photos back',
  {
    body: Chosen,
    answer: z.object({
      count: z.number(),
      /** Posts whose address another post has taken meanwhile, and where they are now. */
      moved: z.array(z.object({ title: z.string(), from: z.string(), to: z.string() })),
    }),
  },
)
export const removeForGood = endpoint(
  deleted,
  'POST /remove',
  'Delete for good: these can’t come back',
  { body: Chosen, answer: z.object({ count: z.number() }) },
)
