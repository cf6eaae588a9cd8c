import type { Block, List } from './blocks/block.ts'
import { parseBlocks } from './blocks/parse-blocks.ts'
import { type Inline, inlineText, inlineWords } from './inline/inline.ts'
import { parseInline } from './inline/parse-inline.ts'
import { findVideo } from './inline/video-link.ts'

type Reader = (nodes: Inline[]) => string

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

/** The address of a video that is shown as a card is no word of the text. */
const readWords: Reader = (nodes) => (findVideo(nodes) ? '' : inlineWords(nodes))

/** The words alone in one line, without what describes the pictures, unless there is nothing else. Plain text: escape it where it is shown. */
export function markdownToWords(source: string): string {
  const words = textOf(source, readWords) || textOf(source, inlineText)
  return words.replace(/\s+/g, ' ').trim()
}
