import { EXCERPT_LENGTH, minLengths } from './limits.ts'

/** Small on purpose: cards call this in the browser, where the whole renderer would be too heavy. */
function withoutMarks(text: string): string {
  return text
    .replace(/^[ \t]*(?:`{3,}|~{3,}).*$/gm, '')
    .replace(/^[ \t]*(?:#{1,3}|>|[*-]|\d{1,9}[.)])[ \t]/gm, '')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)?/g, '$1')
    .replace(/`+|\*\*?/g, '')
    .replace(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A cut through the middle of an emoji would leave half a character behind. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}

/** More than enough for the few words of an excerpt, however many marks and addresses stand before them. */
const READ_LENGTH = 20_000

/** What readers see of a longer text: no markdown marks, cut at a word boundary. */
export function makeExcerpt(text: string, max = EXCERPT_LENGTH): string {
  const plain = withoutMarks(text.slice(0, READ_LENGTH))
  if (plain.length <= max) return plain
  const room = max - 1
  const lastSpace = plain.lastIndexOf(' ', room)
  const kept = lastSpace > 0 ? plain.slice(0, lastSpace) : cut(plain, room)
  return `${kept.replace(/[\s,;:.–—-]$/, '')}…`
}

/** The editor fills the excerpt from the content until the owner has written one. */
export function autoExcerpt(content: string, currentExcerpt: string): string {
  if (content.trim() === '' || currentExcerpt.length >= minLengths.postExcerpt) {
    return currentExcerpt
  }
  return cut(content, EXCERPT_LENGTH)
}
