import { calendarNames } from '#texts/grammar.ts'
import { wallTimeIn } from '../schedule/wall-time.ts'
import { makeExcerpt, markdownToWords } from './words.ts'

const TITLE_LENGTH = 60
const SHORTEST = 3
/** More than enough for a sentence of that length. */
const READ_LENGTH = 2000
const PICTURE_OR_ALBUM = /^\s*(?:!\[|:::)/

/** Up to a full stop, question or exclamation mark with a space behind it; "Mr." alone is no sentence. */
const SENTENCE = /^(?:\S{1,3}\.\s+)?.+?[.!?…]+["'”’»)]*(?=\s|$)/u

/** "Wednesday morning, November 18" */
export function titleOfHour(now: Date, zone: string): string {
  const { day, time } = wallTimeIn(zone, now)
  return calendarNames.partOfDay(day, Number(time.slice(0, 2)))
}

/** Null without a sentence that is long enough for a title. */
export function titleOfSentence(content: string): string | null {
  const sentence = firstSentence(content.slice(0, READ_LENGTH))
  return sentence.length < SHORTEST ? null : makeExcerpt(sentence, TITLE_LENGTH)
}

function firstSentence(content: string): string {
  const line = content
    .split('\n')
    .filter((one) => !PICTURE_OR_ALBUM.test(one))
    .map(markdownToWords)
    .find((words) => words !== '')
  const [sentence = ''] = SENTENCE.exec(line ?? '') ?? [line]
  return sentence.replace(/(?<!\.)\.$/, '')
}
