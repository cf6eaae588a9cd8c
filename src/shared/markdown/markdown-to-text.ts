import { type Block, parseBlocks } from './blocks.ts'
import { type Inline, inlineText, inlineWords } from './inline/inline.ts'
import { parseInline } from './inline/parse-inline.ts'

type Reader = (nodes: Inline[]) => string

function blockText(block: Block, read: Reader): string {
  switch (block.type) {
    case 'code':
      return block.text
    case 'list':
      return block.items.map((item) => read(parseInline(item))).join('\n')
    case 'quote':
      return block.blocks.map((inner) => blockText(inner, read)).join('\n')
    default:
      return read(parseInline(block.text))
  }
}

const textOf = (source: string, read: Reader) =>
  parseBlocks(source)
    .map((block) => blockText(block, read))
    .filter((text) => text.trim() !== '')
    .join('\n')

/** The words alone, one line per block, for descriptions and feeds. Plain text: escape it where it is shown. */
export function markdownToText(source: string): string {
  return textOf(source, inlineText)
}

/** The same in one line, without what describes the pictures, unless there is nothing else. */
export function markdownToWords(source: string): string {
  const words = textOf(source, inlineWords) || textOf(source, inlineText)
  return words.replace(/\s+/g, ' ').trim()
}
