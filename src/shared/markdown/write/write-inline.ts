import type { SafeLink } from '../../urls/link-url.ts'
import type { Inline } from '../inline/inline.ts'
import { parseInline } from '../inline/parse-inline.ts'
import { escapeHtml } from './escape-html.ts'
import { type InlineTarget, walkInline } from './walk-inline.ts'
import { writeImage } from './write-image.ts'

export function writeLink({ href, external }: SafeLink, inner: string): string {
  const rel = external ? ' rel="noopener noreferrer"' : ''
  return `<a href="${escapeHtml(href)}"${rel}>${inner}</a>`
}

const site: InlineTarget = {
  text: escapeHtml,
  code: (words) => `<code>${escapeHtml(words)}</code>`,
  mark: (type, inner) => `<${type}>${inner}</${type}>`,
  link: writeLink,
  picture: (image) => writeImage(image),
}

export const writeNodes = (nodes: Inline[]) => walkInline(nodes, site)

export const writeInline = (line: string) => writeNodes(parseInline(line))
