import { WORDS_PER_MINUTE } from './limits.ts'

/** What `\s` matches. */
const isSpace = (code: number) =>
  code < 0x1680
    ? code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0xa0
    : code === 0x1680 || (code >= 0x2000 && code <= 0x200a) || rareSpaces.includes(code)
const rareSpaces = [0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff]

/** Letter by letter: a page counts many posts, and splitting them takes twice as long and much memory. */
export function countWords(text: string): number {
  let words = 0
  let isInWord = false
  for (let at = 0; at < text.length; at += 1) {
    const isLetter = !isSpace(text.charCodeAt(at))
    if (isLetter && !isInWord) words += 1
    isInWord = isLetter
  }
  return words
}

export function readingMinutes(text: string): number {
  return Math.max(1, Math.ceil(countWords(text) / WORDS_PER_MINUTE))
}

export function readingTimeText(minutes: number): string {
  return `${minutes} min read`
}

export function readingTimeLabel(text: string): string {
  return readingTimeText(readingMinutes(text))
}
