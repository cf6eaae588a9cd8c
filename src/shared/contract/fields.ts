import * as z from 'zod/mini'
import { categoryKey } from '../categories/category.ts'
import { readPage } from '../lists/pagination.ts'
import { BLOCKED_IMAGE_MESSAGE, isBlockedImageUrl, isValidImageUrl } from '../urls/media-url.ts'

/** Building blocks that several things of the contract share. */

/** Digits only: `1e3`, `0x1` and ` 1` are addresses of nothing. */
export const Id = z.pipe(
  z.coerce.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  z.pipe(z.transform(Number), z.number().check(z.maximum(2_147_483_647))),
)
export const IdParams = z.object({ id: Id })
/** However a page or a category is spelled in an address, each has one form from here on. */
export const WantedPage = z.pipe(
  z.string(),
  z.transform((given: string) => readPage(given)),
)
export const WantedCategory = (longest: number) =>
  z.pipe(
    z.string().check(z.maxLength(longest)),
    // One of signs alone is a category without posts, not the wish for all of them.
    z.transform((category) => category && (categoryKey(category) || '-')),
  )

export const Timestamp = z.string()
/** A day as people count them, such as 2026-11-08; browsers write it out and convert nothing. */
export const CalendarDay = z.string()
/** Answers whose body nobody reads. */
export const Done = z.object({ success: z.boolean() })

export const text = (minimum: number, message: string, maximum: number, label: string) =>
  z
    .string({ error: message })
    .check(
      z.trim(),
      z.minLength(minimum, { error: message }),
      z.maxLength(maximum, { error: `${label} must be at most ${maximum} characters` }),
    )

export const emailAddress = (message: string) =>
  z
    .string({ error: message })
    .check(z.trim(), z.maxLength(254, { error: message, abort: true }), z.email({ error: message }))

/** The address of a picture that browsers will show. */
export const imageUrl = (message: string) =>
  z.string({ error: message }).check(
    z.trim(),
    z.maxLength(2000, { error: message, abort: true }),
    z.refine(isValidImageUrl, { error: message }),
    z.refine((url) => !isBlockedImageUrl(url), { error: BLOCKED_IMAGE_MESSAGE }),
  )

const percent = z
  .number({ error: 'A focal point is two numbers from 0 to 100' })
  .check(z.int(), z.minimum(0), z.maximum(100))

/** What a crop keeps in view, in percent of the picture from its left and its top. */
export const FocalPoint = z.tuple([percent, percent], {
  error: 'A focal point is two numbers from 0 to 100',
})
export type FocalPoint = z.output<typeof FocalPoint>
