import { type Block, parseBlocks } from './blocks.ts'
import { escapeHtml } from './escape-html.ts'
import { writeInline } from './write-inline.ts'

function writeList({ ordered, start, items }: Extract<Block, { type: 'list' }>): string {
  const inner = items.map((item) => `<li>${writeInline(item)}</li>`).join('')
  if (!ordered) return `<ul>${inner}</ul>`
  return start === 1 ? `<ol>${inner}</ol>` : `<ol start="${start}">${inner}</ol>`
}

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
    case 'paragraph':
      return `<p>${writeInline(block.text)}</p>`
  }
}

function writeBlocks(blocks: Block[], tags: HeadingTags): string {
  return blocks.map((block) => writeBlock(block, tags)).join('\n')
}

/** Safe HTML of a post's markdown: the same for the page, the browser and the editor's preview. */
export function renderMarkdown(source: string): string {
  const blocks = parseBlocks(source)
  return writeBlocks(blocks, headingTags(blocks))
}
