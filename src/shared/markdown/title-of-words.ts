import { calendarNames } from '#texts/grammar.ts'
import { wallTimeIn } from '../schedule/wall-time.ts'
import { makeExcerpt, markdownToWords } from './words.ts'

const TITLE_LENGTH = 60
const SHORTEST = 3
/** More than enough for a sentence of that length. */
const READ_LENGTH = 2000
const PICTURE_OR_ALBUM = /^\s*(?:!\[|:::)/

/** What a post is called whose author gave it no title: its first sentence, or else the part of the day. */
export function titleOfWords(content: string, now: Date, zone: string): string {
  const sentence = firstSentence(content.slice(0, READ_LENGTH))
  if (sentence.length >= SHORTEST) return makeExcerpt(sentence, TITLE_LENGTH)
  const { day, time } = wallTimeIn(zone, now)
  return calendarNames.partOfDay(day, Number(time.slice(0, 2)))
}

function firstSentence(content: string): string {
  const line = content
    .split('\n')
    .filter((one) => !PICTURE_OR_ALBUM.test(one))
    .map(markdownToWords)
    .find((words) => words !== '')
  const [sentence = ''] = /^.+?[.!?…]+(?=\s|$)/u.exec(line ?? '') ?? [line]
  return sentence.replace(/(?<!\.)\.$/, '')
}
