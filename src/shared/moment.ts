import { calendarNames } from '#texts/grammar.ts'
import { dayIn } from './days.ts'
import { minLengths, momentLimits } from './limits.ts'
import { makeExcerpt, markdownToWords } from './markdown/words.ts'
import { wallTimeIn } from './schedule/wall-time.ts'

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
}

/** A title needs three characters. */
const MIN_TITLE = 3

/** Up to a full stop, question or exclamation mark with a space behind it; "Mr." alone is no sentence. */
const SENTENCE = /^(?:\S{1,3}\.\s+)?.*?[.!?…。！？]+["'”’»)\]]*(?=\s|$)/u

/** The first sentence of some words, without its full stop. */
function firstSentence(words: string): string {
  const line = markdownToWords(words.trim().split('\n')[0] ?? '')
  const sentence = SENTENCE.exec(line)?.[0] ?? line
  return makeExcerpt(sentence.replace(/(?<!\.)\.$/, ''), momentLimits.title)
}

/** "Wednesday morning, November 18" by the diary's clock; another day than today has no hour. */
export function namedDay({ day, at, zone }: Pick<MomentWords, 'day' | 'at' | 'zone'>): string {
  const now = wallTimeIn(zone, at)
  return day === null || day === now.day
    ? calendarNames.partOfDay(now.day, Number(now.time.slice(0, 2)))
    : calendarNames.day(day)
}

/** What was typed, else the first sentence, else the day. */
export function momentTitle(moment: MomentWords): string {
  const typed = moment.title.trim()
  if (typed !== '') return typed
  const sentence = firstSentence(moment.words)
  return sentence.length >= MIN_TITLE ? sentence : namedDay(moment)
}

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
