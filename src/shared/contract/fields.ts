import * as z from 'zod/mini'
import { calendarErrors, fieldErrors, pictureErrors } from '#texts/errors/fields.ts'
import { categoryKey } from '../categories.ts'
import { readPage } from '../lists/pages.ts'
import { isCalendarDay } from '../photo-day.ts'
import { parseClipUrl } from '../urls/clip-url.ts'
import { isBlockedImageUrl, isValidImageUrl } from '../urls/media-url.ts'

/** Building blocks that several things of the contract share. */

/** Digits only: `1e3`, `0x1` and ` 1` are addresses of nothing. */
export const Id = z.pipe(
  z.coerce.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  z.pipe(z.transform(Number), z.number().check(z.maximum(2_147_483_647))),
)
export const IdParams = z.object({ id: Id })
/** However a page or a category is spelled in an address, each has one form from here on. */
export const PageQuery = z.pipe(
  z.string(),
  z.transform((given: string) => readPage(given)),
)
export const CategoryQuery = (longest: number) =>
  z.pipe(
    z.string().check(z.maxLength(longest)),
    // A category of punctuation alone has no posts; an empty one means all of them.
    z.transform((category) => category && (categoryKey(category) || '-')),
  )

export const Timestamp = z.string()
/** A day as people count them, such as 2026-11-08; browsers write it out and convert nothing. */
export const CalendarDay = z.string()
/** Answers whose body nobody reads. */
export const Done = z.object({ success: z.boolean() })

/** Read when a value is refused: by then the language is known. */
type Message = () => string
/** The message of each field that is too short or missing, and what messages call the field. */
type Messages<K extends string> = () => Record<K, string> & { fields: Record<K, string> }

export const text = <K extends string>(
  minimum: number,
  maximum: number,
  name: K,
  messages: Messages<K>,
) => {
  const error = () => messages()[name]
  const tooLong = () => fieldErrors.atMost(messages().fields[name], maximum)
  return z
    .string({ error })
    .check(z.trim(), z.minLength(minimum, { error }), z.maxLength(maximum, { error: tooLong }))
}

export const emailAddress = (error: Message = () => fieldErrors.email) =>
  z.string({ error }).check(z.trim(), z.maxLength(254, { error, abort: true }), z.email({ error }))

const dayError = () => calendarErrors.day
export const chosenDay = () =>
  z.string({ error: dayError }).check(z.refine(isCalendarDay, { error: dayError }))

/** The address of a picture that browsers will show; a clip stands for its poster. */
export const imageUrl = (error: Message = () => pictureErrors.url) =>
  z.string({ error }).check(
    z.trim(),
    z.maxLength(2000, { error, abort: true }),
    z.overwrite((url) => parseClipUrl(url)?.posterUrl ?? url),
    z.refine((url) => isValidImageUrl(url) && !parseClipUrl(url), { error }),
    z.refine((url) => !isBlockedImageUrl(url), { error: () => pictureErrors.blocked }),
  )

const percent = z
  .number({ error: () => pictureErrors.focalPoint })
  .check(z.int(), z.minimum(0), z.maximum(100))

/** What a crop keeps in view, in percent of the picture from its left and its top. */
export const FocalPoint = z.tuple([percent, percent], {
  error: () => pictureErrors.focalPoint,
})
export type FocalPoint = z.output<typeof FocalPoint>
