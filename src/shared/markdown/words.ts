import { MAX_EXCERPT_LENGTH, minLengths } from '../limits.ts'
import { type Block, type List, parseBlocks } from './blocks.ts'
import { type InlineNode, textWithAlt, textWithoutImages } from './inline.ts'
import { findVideoLink } from './links.ts'
import { parseInline } from './parse-inline.ts'

type Reader = (nodes: InlineNode[]) => string

const listText = (list: List, read: Reader): string =>
  list.items
    .flatMap((item) => [
      read(parseInline(item.text)),
      ...item.lists.map((inner) => listText(inner, read)),
    ])
    .join('\n')

function blockText(block: Block, read: Reader): string {
  switch (block.type) {
    case 'code':
      return block.text
    case 'list':
      return listText(block, read)
    case 'quote':
      return block.blocks.map((inner) => blockText(inner, read)).join('\n')
    case 'table':
      return [block.head, ...block.rows]
        .map((cells) => cells.map((cell) => read(parseInline(cell))).join(' '))
        .join('\n')
    case 'rule':
      return ''
    case 'photos':
      return block.photos.map((photo) => read([photo])).join('\n')
    default:
      return read(parseInline(block.text))
  }
}

const textOf = (source: string, read: Reader) =>
  parseBlocks(source)
    .map((block) => blockText(block, read))
    .filter((text) => text.trim() !== '')
    .join('\n')

/** The address of a video shown as a card is not part of the text. */
const readWords: Reader = (nodes) => (findVideoLink(nodes) ? '' : textWithoutImages(nodes))

/**
 * Returns the text in one line, without alternative texts unless there is nothing else. The result is plain
 * text: escape it before output.
 */
export function markdownToText(source: string): string {
  const words = textOf(source, readWords) || textOf(source, textWithAlt)
  return words.replace(/\s+/g, ' ').trim()
}

/** Removes half of an emoji at the cut. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}

/** Ample for an excerpt, even after many marks and addresses. */
const READ_LENGTH = 20_000
export function createExcerpt(text: string, max = MAX_EXCERPT_LENGTH): string {
  const plain = markdownToText(text.slice(0, READ_LENGTH))
  if (plain.length <= max) return plain
  const room = max - 1
  const lastSpace = plain.lastIndexOf(' ', room)
  const kept = lastSpace > 0 ? plain.slice(0, lastSpace) : cut(plain, room)
  return `${kept.replace(/[\s,;:.–—-]$/, '')}…`
}

export function fillMissingExcerpt(content: string, currentExcerpt: string): string {
  if (content.trim() === '' || currentExcerpt.length >= minLengths.postExcerpt) {
    return currentExcerpt
  }
  return createExcerpt(content)
}

const MARKS = /[*_`[\]<>#~|\\\n]|^\s*(?:[-+]|\d{1,9}[.)]|:::)\s/
const CUT_PICTURE = /!\[[^[\]]*(?:\]\([^()]*)?$/
const CUT_LINK = /\[([^[\]]*)(?:\]\([^()]*)?$/
const CUT_EMPHASIS = /(^|\s)(?:\*{1,3}|_{1,3}|~~|`+)(?=\S)/g

/** Earlier versions cut the markdown at 150 characters, within words and marks. */
const wasCut = (stored: string, content: string) =>
  stored.length >= MAX_EXCERPT_LENGTH - 1 &&
  stored.length <= MAX_EXCERPT_LENGTH &&
  stored.length < content.length &&
  content.startsWith(stored)

/** Returns a stored excerpt as plain text, because owners and earlier versions left markdown in it. */
export function plainExcerptOf({ excerpt, content }: { excerpt: string; content: string }): string {
  if (wasCut(excerpt, content)) return createExcerpt(content)
  if (!MARKS.test(excerpt)) return excerpt
  const whole = excerpt.slice(0, READ_LENGTH).replace(CUT_PICTURE, '').replace(CUT_LINK, '$1')
  return markdownToText(whole).replace(CUT_EMPHASIS, '$1') || createExcerpt(content)
}
