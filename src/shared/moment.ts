import { calendarNames } from '#texts/grammar.ts'
import { dayInZone } from './days.ts'
import { minLengths } from './limits.ts'
import { splitTitle, titleOfDayPart } from './markdown/title-of-words.ts'
import { createExcerpt } from './markdown/words.ts'

export interface MomentTitleInput {
  title: string
  words: string
  /** Null means the day the moment was made. */
  day: string | null
  at: Date
  zone: string
  /** A moment without photos needs a longer text to become a post. */
  hasPhotos: boolean
}

/**
 * For example "Wednesday morning, November 18" in the diary's time zone; a day other than today has no time
 * of day.
 */
export function titleOfMomentDay({
  day,
  at,
  zone,
}: Pick<MomentTitleInput, 'day' | 'at' | 'zone'>): string {
  if (day === null || day === dayInZone(zone, at)) return titleOfDayPart(at, zone)
  const named = calendarNames.day(day)
  return named.charAt(0).toUpperCase() + named.slice(1)
}

/**
 * Without a typed title, the first of several sentences becomes the title and leaves the text, so that it
 * does not appear twice; otherwise the day is the title.
 */
export function splitMomentTitle(moment: MomentTitleInput): { title: string; words: string } {
  const title = moment.title.trim()
  const words = moment.words.trim()
  if (title !== '') return { title, words }
  const split = splitTitle(words)
  const isEnough = split && (moment.hasPhotos || split.remaining.length >= minLengths.postContent)
  return isEnough
    ? { title: split.title, words: split.remaining }
    : { title: titleOfMomentDay(moment), words }
}

export const momentTitleOf = (moment: MomentTitleInput): string => splitMomentTitle(moment).title

/**
 * Makes the usual excerpt; a very short text is preceded by the day, because excerpts need ten characters.
 */
export function createMomentExcerpt(moment: MomentTitleInput, content: string): string {
  const excerpt = createExcerpt(content)
  if (excerpt.length >= minLengths.postExcerpt) return excerpt
  return [excerpt, titleOfMomentDay(moment)].filter(Boolean).join(' ')
}

/**
 * Returns the day to publish under, null for the day of publication. A moment sent after midnight keeps its
 * own day.
 */
export function publishDayOfMoment(
  { day, at, zone }: Pick<MomentTitleInput, 'day' | 'at' | 'zone'>,
  now: Date,
) {
  const made = day ?? dayInZone(zone, at)
  return made === dayInZone(zone, now) ? null : made
}
