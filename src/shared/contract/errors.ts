import * as z from 'zod/mini'

export const Problem = z.object({
  /** Stable identifier, for example `post.slug_taken`. */
  code: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** Data a screen can act on, for example a free slug. */
  details: z.optional(z.record(z.string(), z.unknown())),
})
export type Problem = z.output<typeof Problem>

/** The sign-in is too old for this call: the client reauthenticates and repeats the call. */
export const REAUTHENTICATION_NEEDED = 'auth.confirm_needed'
/** The page or worker is older than the server: it keeps its unsaved work and loads itself anew. */
export const CLIENT_OUTDATED = 'client.outdated'
