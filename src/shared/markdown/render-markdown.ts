import { type Block, parseBlocks } from './blocks.ts'
import { escapeHtml } from './escape-html.ts'
import { writeInline } from './write-inline.ts'

function writeList({ ordered, start, items }: Extract<Block, { type: 'list' }>): string {
  const inner = items.map((item) => `<li>${writeInline(item)}</li>`).join('')
  if (!ordered) return `<ul>${inner}</ul>`
  return start === 1 ? `<ol>${inner}</ol>` : `<ol start="${start}">${inner}</ol>`
}

function writeBlock(block: Block): string {
  switch (block.type) {
    case 'heading': {
      // The page's own title is its one h1, so headings of the body begin at h2.
      const tag = `h${block.level + 1}`
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
      return `<blockquote>${writeBlocks(block.blocks)}</blockquote>`
    case 'paragraph':
      return `<p>${writeInline(block.text)}</p>`
  }
}

function writeBlocks(blocks: Block[]): string {
  return blocks.map(writeBlock).join('\n')
}

/** Safe HTML of a post's markdown: the same for the page, the browser and the editor's preview. */
export function renderMarkdown(source: string): string {
  return writeBlocks(parseBlocks(source))
}
