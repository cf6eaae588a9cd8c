import * as z from 'zod/mini'
import { slugProblem } from '../urls/slug.ts'
import { imageUrl, text } from './fields.ts'
import { ChosenDay, Schedule } from './schedule-fields.ts'

export const POST_BODY_LIMIT = 1024 * 1024
export const COVER_IMAGE_MESSAGE = 'Cover image must be a valid URL'

/** What the owner writes; used by the editor's form and by both routes. */
export const PostInput = z.object({
  title: text(3, 'Title must be at least 3 characters', 200, 'Title'),
  slug: z._default(
    z.string().check(
      z.trim(),
      z.refine((slug) => slugProblem(slug) === null, {
        error: ({ input }) => slugProblem(String(input)) ?? undefined,
      }),
    ),
    '',
  ),
  content: text(10, 'Content must be at least 10 characters', 900_000, 'Content'),
  excerpt: text(10, 'Excerpt must be at least 10 characters', 1000, 'Excerpt'),
  coverImage: imageUrl(COVER_IMAGE_MESSAGE),
  category: text(1, 'Please select a category', 60, 'Category'),
  published: z._default(z.boolean({ error: 'Published must be true or false' }), false),
  featured: z.optional(z.boolean({ error: 'Featured must be true or false' })),
  /** When an unpublished post goes out by itself. Left out, a scheduled post keeps its time; null cancels it. */
  schedule: z.optional(z.nullable(Schedule)),
  /** The day a published post is known by; left out or null, it is that of its publication. */
  publishedOn: z.optional(z.nullable(ChosenDay)),
})
export type PostInput = z.output<typeof PostInput>

export const PostUpdate = z.extend(PostInput, {
  /** The version the edit began from; a newer one on the server refuses the save. */
  version: z.optional(z.number().check(z.int(), z.positive())),
})
export type PostUpdate = z.output<typeof PostUpdate>

/** With its number, the unfinished draft that these words come from goes when they are saved. */
const DraftVersion = z.optional(z.coerce.number().check(z.int(), z.positive()))
export const UpdateHeaders = z.object({ 'draft-version': DraftVersion })

/**
 * Made by the caller, one for each new post: the same create sent again, because its answer was lost,
 * is answered with the post that it made.
 */
export const CreateHeaders = z.object({
  'idempotency-key': z.optional(
    z.string().check(
      z.regex(/^[\w-]{8,100}$/, {
        error: 'Idempotency-Key must be 8 to 100 letters, digits, "-" or "_"',
      }),
    ),
  ),
  'draft-version': DraftVersion,
})
