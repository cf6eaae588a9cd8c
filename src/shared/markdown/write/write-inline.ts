import { safeLink } from '../../urls/link-url.ts'
import { isValidImageUrl } from '../../urls/media-url.ts'
import type { Image, Inline } from '../inline/inline.ts'
import { parseInline } from '../inline/parse-inline.ts'
import { escapeHtml } from './escape-html.ts'
import { isShown, writeImage } from './write-image.ts'

/** The start of a link's tag; null for one that is not safe. */
export function openLink(href: string): string | null {
  const link = safeLink(href)
  if (!link) return null
  const rel = link.external ? ' rel="noopener noreferrer"' : ''
  return `<a href="${escapeHtml(link.href)}"${rel}>`
}

/** A link that is not safe, or sits inside another, keeps its words and goes nowhere. */
function writeLink(href: string, children: Inline[], inLink: boolean): string {
  const open = inLink ? null : openLink(href)
  return open ? `${open}${write(children, true)}</a>` : write(children, inLink)
}

/** What browsers would not show is a link to it; what is not allowed leaves its description. */
function writePicture(image: Image, inLink: boolean): string {
  if (isShown(image)) return writeImage(image)
  const { src, alt } = image
  if (!isValidImageUrl(src)) return escapeHtml(alt)
  return writeLink(src, [{ type: 'text', text: alt || src }], inLink)
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
      return writePicture(node, inLink)
    default:
      return `<${node.type}>${write(node.children, inLink)}</${node.type}>`
  }
}

function write(nodes: Inline[], inLink: boolean): string {
  return nodes.map((node) => writeNode(node, inLink)).join('')
}

export const writeNodes = (nodes: Inline[]) => write(nodes, false)

export const writeInline = (line: string) => writeNodes(parseInline(line))
