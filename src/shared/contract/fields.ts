import * as z from 'zod/mini'
import { calendarErrors, fieldErrors, pictureErrors } from '#texts/errors/fields.ts'
import { categoryKey } from '../categories.ts'
import { normalizePageParameter } from '../lists/pages.ts'
import { isCalendarDay } from '../photo-day.ts'
import { parseClipUrl } from '../urls/clip-url.ts'
import { isBlockedImageUrl, isValidImageUrl } from '../urls/media-url.ts'

/** Digits only, because Number() would accept `1e3`, `0x1` and ` 1` too. */
export const Id = z.pipe(
  z.coerce.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  z.pipe(z.transform(Number), z.number().check(z.maximum(2_147_483_647))),
)
export const IdParams = z.object({ id: Id })
/** Normalizes the page, so that each page has one form in caches. */
export const PageQuery = z.pipe(
  z.string(),
  z.transform((value: string) => normalizePageParameter(value)),
)
export const CategoryQuery = (longest: number) =>
  z.pipe(
    z.string().check(z.maxLength(longest)),
    // A category of punctuation has an empty key, which would mean all posts; `-` matches none.
    z.transform((category) => category && (categoryKey(category) || '-')),
  )

export const Timestamp = z.string()
/** A calendar day such as 2026-11-08, without a time zone. */
export const CalendarDay = z.string()
export const SuccessAnswer = z.object({ success: z.boolean() })

/** Called when a value is refused, because the language is not known at import time. */
type Message = () => string
type Messages<K extends string> = () => Record<K, string> & { fields: Record<K, string> }

export const textField = <K extends string>(
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

export const emailField = (error: Message = () => fieldErrors.email) =>
  z.string({ error }).check(z.trim(), z.maxLength(254, { error, abort: true }), z.email({ error }))

const dayError = () => calendarErrors.day
export const dayField = () =>
  z.string({ error: dayError }).check(z.refine(isCalendarDay, { error: dayError }))

/** URL of an image that browsers will load; a clip counts as its poster. */
export const imageUrlField = (error: Message = () => pictureErrors.url) =>
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

/** Point that crops keep visible, in percent from the left and top. */
export const FocalPoint = z.tuple([percent, percent], {
  error: () => pictureErrors.focalPoint,
})
export type FocalPoint = z.output<typeof FocalPoint>
