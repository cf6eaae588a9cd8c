import { WORDS_PER_MINUTE } from './limits.ts'

/** What `\s` matches beyond ASCII. */
const wideSpaces = new Set(
  '\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
    .split('')
    .map((space) => space.charCodeAt(0)),
)
const isSpace = (code: number) =>
  code < 0xa0 ? code === 32 || (code >= 9 && code <= 13) : wideSpaces.has(code)

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
