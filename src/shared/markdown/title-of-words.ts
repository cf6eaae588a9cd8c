import { calendarNames } from '#texts/grammar.ts'
import { wallTimeIn } from '../schedule/wall-time.ts'
import { markdownToText } from './words.ts'

const TITLE_LENGTH = 60
const SHORTEST = 3
/** Ample for a title; bounds the work on long texts. */
const READ_LENGTH = 2000
const PICTURE_OR_ALBUM = /^\s*(?:!\[|:::)/

/**
 * A sentence ends at a full stop, question or exclamation mark before a space; an abbreviation such as "Mr."
 * does not end it.
 */
const SENTENCE = /^(?:\S{1,3}\.\s+)?.+?[.!?…]+["'”’»)]*(?=\s|$)/u

export function titleOfDayPart(now: Date, zone: string): string {
  const { day, time } = wallTimeIn(zone, now)
  return calendarNames.partOfDay(day, Number(time.slice(0, 2)))
}

interface SplitWords {
  title: string
  /** The text after the sentence, with the images before it. */
  remaining: string
}

/**
 * Splits off the first of several sentences. Returns null when a title could not show the sentence as written
 * (marks, length), or when the text would change its meaning without it (list, table).
 */
export function splitTitle(source: string): SplitWords | null {
  const { start, line } = firstLine(source)
  const [sentence = ''] = SENTENCE.exec(line) ?? [line]
  const title = sentence.replace(/(?<!\.)\.$/, '')
  if (title.length < SHORTEST || title.length > TITLE_LENGTH) return null
  const end = start + sentence.length
  const without = (length: number) =>
    (source.slice(0, start) + source.slice(end, length).trimStart()).trim()
  const before = markdownToText(source.slice(0, READ_LENGTH))
  const after = markdownToText(without(READ_LENGTH))
  if (after === '' || before !== `${sentence.replace(/\s+/g, ' ')} ${after}`) return null
  return { title, remaining: without(source.length) }
}

function firstLine(source: string) {
  let start = 0
  for (const line of source.slice(0, READ_LENGTH).split('\n')) {
    const words = line.trimStart()
    if (words !== '' && !PICTURE_OR_ALBUM.test(words)) {
      return { start: start + line.length - words.length, line: words.trimEnd() }
    }
    start += line.length + 1
  }
  return { start, line: '' }
}
