import { calendarNames } from '#texts/grammar.ts'
import { dayIn } from './days.ts'
import { minLengths } from './limits.ts'
import { splitTitle, titleOfHour } from './markdown/title-of-words.ts'
import { makeExcerpt } from './markdown/words.ts'

/** What the title of a moment is made of. */
export interface MomentWords {
  /** As it was typed; empty where nothing was. */
  title: string
  words: string
  /** Null for the day it was made. */
  day: string | null
  /** When it was made. */
  at: Date
  /** The diary's. */
  zone: string
  /** Beside the words; without any, a post needs more of them. */
  hasPhotos: boolean
}

/** "Wednesday morning, November 18" by the diary's clock; another day than today has no hour. */
export function namedDay({ day, at, zone }: Pick<MomentWords, 'day' | 'at' | 'zone'>): string {
  if (day === null || day === dayIn(zone, at)) return titleOfHour(at, zone)
  const named = calendarNames.day(day)
  return named.charAt(0).toUpperCase() + named.slice(1)
}

/**
 * The title and the words below it. Without a typed title it is the first of several sentences, which
 * then leaves the words, because nothing should stand twice; else the day.
 */
export function nameMoment(moment: MomentWords): { title: string; words: string } {
  const title = moment.title.trim()
  const words = moment.words.trim()
  if (title !== '') return { title, words }
  const split = splitTitle(words)
  const isEnough = split && (moment.hasPhotos || split.remaining.length >= minLengths.postContent)
  return isEnough
    ? { title: split.title, words: split.remaining }
    : { title: namedDay(moment), words }
}

export const momentTitle = (moment: MomentWords): string => nameMoment(moment).title

/** The ordinary one; a word or two have the day beside them, because an excerpt needs ten characters. */
export function momentExcerpt(moment: MomentWords, content: string): string {
  const excerpt = makeExcerpt(content)
  if (excerpt.length >= minLengths.postExcerpt) return excerpt
  return [excerpt, namedDay(moment)].filter(Boolean).join(' ')
}

/** The day to publish it under; null for that of the publication. One that waited past midnight keeps its own. */
export function momentDay({ day, at, zone }: Pick<MomentWords, 'day' | 'at' | 'zone'>, now: Date) {
  const made = day ?? dayIn(zone, at)
  return made === dayIn(zone, now) ? null : made
}
