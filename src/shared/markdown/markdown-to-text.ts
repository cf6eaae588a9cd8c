import { type Block, parseBlocks } from './blocks.ts'
import { inlineText } from './inline/inline.ts'
import { parseInline } from './inline/parse-inline.ts'

function blockText(block: Block): string {
  switch (block.type) {
    case 'code':
      return block.text
    case 'list':
      return block.items.map((item) => inlineText(parseInline(item))).join('\n')
    case 'quote':
      return block.blocks.map(blockText).join('\n')
    default:
      return inlineText(parseInline(block.text))
  }
}

/** The words alone, one line per block, for descriptions and feeds. Plain text: escape it where it is shown. */
export function markdownToText(source: string): string {
  return parseBlocks(source)
    .map(blockText)
    .filter((text) => text !== '')
    .join('\n')
}
