import * as z from 'zod/mini'

/** The body of every answer that is not a success. */
export const Problem = z.object({
  /** Stable, reads as a path: `post.slug_taken`. */
  code: z.string(),
  /** A sentence for people. */
  message: z.string(),
  /** First message per field, when fields are to blame. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** Facts the screen can act on, such as a free slug. */
  details: z.optional(z.record(z.string(), z.unknown())),
})
export type Problem = z.output<typeof Problem>

/** The sign-in is too old for this call: confirm it and ask again. */
export const CONFIRM_NEEDED = 'auth.confirm_needed'
