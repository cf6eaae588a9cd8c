import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const Samples = z.object({ posts: z.number(), photos: z.number() })
export type Samples = z.output<typeof Samples>

const tag = 'samples'

export const countSamples = endpoint({
  method: 'GET',
  path: '/api/admin/samples',
  who: 'admin',
  tag,
  summary: 'How many sample posts and photos are unchanged',
  answer: Samples,
})
/** A backup is made first, unless there is nothing to remove; its name is in the answer. */
export const removeSamples = endpoint({
  method: 'DELETE',
  path: '/api/admin/samples',
  who: 'admin',
  tag,
  summary: 'Remove the unchanged samples',
  answer: z.extend(Samples, { backup: z.nullable(z.string()) }),
})
