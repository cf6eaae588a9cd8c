import type { Block } from '#shared/markdown/blocks/block.ts'
import { countWords } from '#shared/reading-time.ts'

const WORDS = 110
const BLOCKS = 5

/** The first paragraphs: enough to know what it is about, never ending with a heading. */
export function beginningOf(blocks: Block[]): Block[] {
  let words = 0
  let end = 0
  while (end < blocks.length && end < BLOCKS && words < WORDS) {
    const block = blocks[end]
    if (block?.type === 'paragraph') words += countWords(block.text)
    end += 1
  }
  while (end > 1 && blocks[end - 1]?.type === 'heading') end -= 1
  return blocks.slice(0, end)
}
