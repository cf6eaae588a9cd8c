import type { Block } from './blocks/block.ts'
import { parseBlocks } from './blocks/parse-blocks.ts'
import { withDropCap } from './drop-cap.ts'
import { escapeHtml } from './write/escape-html.ts'
import { writeInline } from './write/write-inline.ts'
import { writeList } from './write/write-list.ts'
import { writeParagraph } from './write/write-paragraph.ts'
import { writePhotos } from './write/write-photos.ts'
import { writeTable } from './write/write-table.ts'

type HeadingTags = Map<number, number>

function levelsIn(blocks: Block[]): number[] {
  return blocks.flatMap((block) => {
    if (block.type === 'heading') return [block.level]
    return block.type === 'quote' ? levelsIn(block.blocks) : []
  })
}

/** The page's own title is its one h1; the levels a post uses follow it without a gap. */
function headingTags(blocks: Block[]): HeadingTags {
  const used = [...new Set(levelsIn(blocks))].sort((a, b) => a - b)
  return new Map(used.map((level, at) => [level, at + 2]))
}

function writeBlock(block: Block, tags: HeadingTags): string {
  switch (block.type) {
    case 'heading': {
      const tag = `h${tags.get(block.level)}`
      return `<${tag} class="md-h${block.level}">${writeInline(block.text)}</${tag}>`
    }
    case 'code': {
      const language = block.language ? ` class="language-${block.language}"` : ''
      // Focusable, so that a wide block can be scrolled from the keyboard.
      return `<pre tabindex="0"><code${language}>${escapeHtml(block.text)}</code></pre>`
    }
    case 'list':
      return writeList(block)
    case 'quote':
      return `<blockquote>${writeBlocks(block.blocks, tags)}</blockquote>`
    case 'table':
      return writeTable(block)
    case 'rule':
      return '<hr>'
    case 'photos':
      return writePhotos(block.photos)
    case 'paragraph':
      return writeParagraph(block.text)
  }
}

function writeBlocks(blocks: Block[], tags: HeadingTags): string {
  return blocks.map((block) => writeBlock(block, tags)).join('\n')
}

/** Safe HTML of a post's markdown: the same for the page, the feed and the editor's preview. */
export function renderMarkdown(source: string): string {
  const blocks = parseBlocks(source)
  return withDropCap(writeBlocks(blocks, headingTags(blocks)))
}
