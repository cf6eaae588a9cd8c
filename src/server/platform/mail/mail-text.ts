import type { Block, List } from '#shared/markdown/blocks.ts'
import type { ImageNode, InlineNode } from '#shared/markdown/inline.ts'
import { parseInline } from '#shared/markdown/parse-inline.ts'
import { writeInlineNodes } from '#shared/markdown/walk.ts'
import { safeLink } from '#shared/urls/links.ts'
import { mailWords } from '#texts/mail/platform.ts'
import { mailHrefOf } from './mail-markdown.ts'

/** Lines of this length read well everywhere, even when an answer quotes them. */
const LINE = 72

interface TextPlace {
  baseUrl: string
}

/** A word that is longer than a line, such as an address, stays whole. */
export function wrapText(text: string, first = '', rest = first): string {
  const lines: string[] = []
  let line = first
  let isEmpty = true
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (!isEmpty && line.length + 1 + word.length > LINE) {
      lines.push(line)
      line = rest
      isEmpty = true
    }
    line += isEmpty ? word : ` ${word}`
    isEmpty = false
  }
  if (!isEmpty) lines.push(line)
  return lines.join('\n')
}

function inlineOf(nodes: InlineNode[], place: TextPlace): string {
  const below = ({ alt, caption }: ImageNode) => (caption && caption !== alt ? ` ${caption}` : '')
  const picture = (image: ImageNode) => {
    const link = safeLink(image.src)
    return `[${mailWords.picture(image.alt)}]${below(image)} ${link ? mailHrefOf(link, place) : ''}`
  }
  return writeInlineNodes(nodes, {
    text: (text) => text,
    code: (text) => text,
    mark: (_, inner) => inner,
    link(link, inner) {
      const isVisible = inner === link.href || `mailto:${inner}` === link.href
      return isVisible ? inner : `${inner} <${mailHrefOf(link, place)}>`
    },
    picture,
    clip: ({ image, seconds }) =>
      `[${mailWords.clip(image.alt, seconds)}]${below(image)} ${place.baseUrl}`,
    blockedPicture: picture,
  })
}

const words = (text: string, place: TextPlace) => inlineOf(parseInline(text), place)

function listText({ ordered, start, items }: List, place: TextPlace, indent: string): string {
  return items
    .flatMap(({ text, checked, lists }, at) => {
      const bullet = ordered ? `${start + at}. ` : '- '
      const checkbox = checked === undefined ? '' : checked ? '[x] ' : '[ ] '
      const deeper = indent + ' '.repeat(bullet.length)
      return [
        wrapText(checkbox + words(text, place), indent + bullet, deeper),
        ...lists.map((list) => listText(list, place, deeper)),
      ]
    })
    .join('\n')
}

export const prefixLines = (mark: string, text: string) =>
  text
    .split('\n')
    .map((line) => `${mark}${line}`.trimEnd())
    .join('\n')

function blockText(block: Block, place: TextPlace): string {
  switch (block.type) {
    case 'heading':
      return wrapText(words(block.text, place).toUpperCase())
    case 'code':
      return prefixLines('    ', block.text)
    case 'list':
      return listText(block, place, '')
    case 'quote':
      return prefixLines('> ', writeBlocksText(block.blocks, place))
    case 'table':
      return [block.head, ...block.rows]
        .map((cells) => cells.map((cell) => words(cell, place)).join(' | '))
        .join('\n')
    case 'rule':
      return '* * *'
    case 'photos':
      return block.photos.map((photo) => wrapText(inlineOf([photo], place))).join('\n')
    case 'paragraph':
      return wrapText(words(block.text, place))
  }
}

export function writeBlocksText(blocks: Block[], place: TextPlace): string {
  return blocks.map((block) => blockText(block, place)).join('\n\n')
}
