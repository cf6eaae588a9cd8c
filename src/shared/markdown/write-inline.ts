import { safeLink } from '../urls/link-url.ts'
import { isBlockedImageUrl, isValidImageUrl, parseMediaUrl, srcSet } from '../urls/media-url.ts'
import { escapeHtml } from './escape-html.ts'
import type { Inline } from './inline/inline.ts'
import { parseInline } from './inline/parse-inline.ts'

/** The reading column, so that browsers do not fetch more pixels than it shows. */
const IMAGE_SIZES = '(min-width: 840px) 800px, 94vw'

/** What browsers would not show is a link to it. */
function writeImage(src: string, alt: string, inLink: boolean): string {
  if (!isValidImageUrl(src)) return escapeHtml(alt)
  if (isBlockedImageUrl(src)) return writeLink(src, [{ type: 'text', text: alt || src }], inLink)
  const media = parseMediaUrl(src)
  const size = media ? ` width="${media.width}" height="${media.height}"` : ''
  const img = `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"${size} loading="lazy" decoding="async">`
  if (!media) return img
  const sources = (['avif', 'webp'] as const).map((format) => {
    const set = escapeHtml(srcSet(media, format))
    return `<source type="image/${format}" srcset="${set}" sizes="${IMAGE_SIZES}">`
  })
  return `<picture>${sources.join('')}${img}</picture>`
}

/** A link that is not safe, or sits inside another, keeps its words and goes nowhere. */
function writeLink(href: string, children: Inline[], inLink: boolean): string {
  const link = inLink ? null : safeLink(href)
  if (!link) return write(children, inLink)
  const rel = link.external ? ' rel="noopener noreferrer"' : ''
  return `<a href="${escapeHtml(link.href)}"${rel}>${write(children, true)}</a>`
}

function writeNode(node: Inline, inLink: boolean): string {
  switch (node.type) {
    case 'text':
      return escapeHtml(node.text)
    case 'code':
      return `<code>${escapeHtml(node.text)}</code>`
    case 'link':
      return writeLink(node.href, node.children, inLink)
    case 'image':
      return writeImage(node.src, node.alt, inLink)
    default:
      return `<${node.type}>${write(node.children, inLink)}</${node.type}>`
  }
}

function write(nodes: Inline[], inLink: boolean): string {
  return nodes.map((node) => writeNode(node, inLink)).join('')
}

export function writeInline(line: string): string {
  return write(parseInline(line), false)
}
