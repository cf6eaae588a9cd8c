import type { FocalPointOf } from '../look/focal-point.ts'
import type { Block } from './blocks/block.ts'
import { parseBlocks } from './blocks/parse-blocks.ts'
import { withDropCap } from './drop-cap.ts'
import { escapeHtml } from './write/escape-html.ts'
import { writeInline } from './write/write-inline.ts'
import { writeList } from './write/write-list.ts'
import { writeParagraph } from './write/write-paragraph.ts'
import { writePhotos } from './write/write-photos.ts'
import { writeTable } from './write/write-table.ts'

/** The headings that the one being written stands under, outermost first. */
type OpenHeadings = number[]

/** The page's own title is its one h1; a post's headings follow it without a gap, in any order. */
function headingTag(level: number, open: OpenHeadings): string {
  while ((open.at(-1) ?? 0) >= level) open.pop()
  open.push(level)
  return `h${open.length + 1}`
}

interface Page {
  open: OpenHeadings
  focalPointOf: FocalPointOf
}

function writeBlock(block: Block, page: Page): string {
  switch (block.type) {
    case 'heading': {
      const tag = headingTag(block.level, page.open)
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
      return `<blockquote>${writeBlocks(block.blocks, page)}</blockquote>`
    case 'table':
      return writeTable(block)
    case 'rule':
      return '<hr>'
    case 'photos':
      return writePhotos(block.photos, page.focalPointOf)
    case 'paragraph':
      return writeParagraph(block.text)
  }
}

function writeBlocks(blocks: Block[], page: Page): string {
  return blocks.map((block) => writeBlock(block, page)).join('\n')
}

/** Safe HTML of a post's markdown: the same for the page, the feed and the editor's preview. */
export function renderMarkdown(source: string, focalPointOf: FocalPointOf = () => null): string {
  return withDropCap(writeBlocks(parseBlocks(source), { open: [], focalPointOf }))
}
