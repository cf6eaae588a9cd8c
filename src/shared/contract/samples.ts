import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const Samples = z.object({ posts: z.number(), photos: z.number() })
export type Samples = z.output<typeof Samples>

const samples = { tag: 'samples', who: 'admin', path: '/api/admin/samples' } as const

export const countSamples = endpoint(
  samples,
  'GET',
  'How many sample posts and photos are unchanged',
  { answer: Samples },
)
/** A backup is made first, unless there is nothing to remove; its name is in the answer. */
export const removeSamples = endpoint(samples, 'DELETE', 'Remove the unchanged samples', {
  answer: z.extend(Samples, { backup: z.nullable(z.string()) }),
})
