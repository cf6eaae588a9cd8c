import * as z from 'zod/mini'
import { looseEndKinds } from '../moving/loose-end.ts'

/** Loose ends of one kind, and the posts that have them. */
const LooseEnds = z.object({
  kind: z.enum(looseEndKinds),
  count: z.number(),
  /** The first of them. */
  posts: z.array(z.object({ title: z.string(), detail: z.string() })),
})

/** What is in the box, before anything is written. */
export const ImportReport = z.object({
  title: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** Our own export, and nothing here yet: photos, dog, log and settings come back with the posts. */
  bringsAll: z.optional(z.boolean()),
  posts: z.object({
    total: z.number(),
    published: z.number(),
    drafts: z.number(),
    /** Brought in by an earlier import: these are left as they are. */
    known: z.number(),
  }),
  pictures: z.object({
    total: z.number(),
    /** In the file itself or in the pictures beside it. */
    inside: z.number(),
    /** Fetched from the old blog when they are brought in. */
    toFetch: z.number(),
    missing: z.number(),
  }),
  comments: z.number(),
  /** `match` is the category of the diary that it is; null when it would be new. */
  categories: z.array(
    z.object({ name: z.string(), posts: z.number(), match: z.nullable(z.string()) }),
  ),
  authors: z.array(z.string()),
  /** An example of where an old address leads. */
  example: z.nullable(z.object({ from: z.string(), to: z.string() })),
  addresses: z.number(),
  /** Addresses that another post has already: these get a number at their end. */
  takenSlugs: z.array(z.string()),
  looseEnds: z.array(LooseEnds),
})
export type ImportReport = z.output<typeof ImportReport>
