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

/**
 * The newest posts are on one page after the other: what was counted lately is remembered. By its
 * length, since a map would read a whole text only to look for it; comparing two is far quicker.
 */
const lately = new Map<number, { text: string; minutes: number }>()
const REMEMBERED = 32

export function readingMinutes(text: string): number {
  const known = lately.get(text.length)
  if (known?.text === text) return known.minutes
  const minutes = Math.max(1, Math.ceil(countWords(text) / WORDS_PER_MINUTE))
  if (lately.size === REMEMBERED) lately.delete(lately.keys().next().value!)
  lately.set(text.length, { text, minutes })
  return minutes
}

export function readingTimeText(minutes: number): string {
  return `${minutes} min read`
}

export function readingTimeLabel(text: string): string {
  return readingTimeText(readingMinutes(text))
}
