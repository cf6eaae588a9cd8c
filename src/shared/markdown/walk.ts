import { type ClipUrl, parseClipUrl } from '../urls/clip-url.ts'
import { type SafeLink, safeLink } from '../urls/links.ts'
import { isBlockedImageUrl, isValidImageUrl } from '../urls/media-url.ts'
import type { ImageNode, InlineNode } from './inline.ts'
import { findVideoLink, type VideoLink } from './links.ts'
import { parseInline } from './parse-inline.ts'

/**
 * Writes inline nodes for a page, a mail or plain text. `walk` decides for all of them what may be a link or
 * an image.
 */
export interface InlineWriter {
  text(words: string): string
  code(words: string): string
  mark(type: 'strong' | 'em' | 'del', inner: string): string
  link(link: SafeLink, inner: string): string
  picture(image: ImageNode): string
  clip(clip: ClipNode): string
  /** An image that browsers refuse to load; without this method it becomes a link. */
  blockedPicture?(image: ImageNode): string
}

export interface ClipNode extends ClipUrl {
  image: ImageNode
}

export function readClip(image: ImageNode): ClipNode | null {
  const url = parseClipUrl(image.src)
  return url && { ...url, image }
}

/** Replaces the clip where only images are possible; null when the address names no poster. */
export const posterImageOf = ({ image, posterUrl }: ClipNode): ImageNode | null =>
  posterUrl === null ? null : { ...image, src: posterUrl }

export const isShownImage = ({ src }: ImageNode) => isValidImageUrl(src) && !isBlockedImageUrl(src)

/** An unsafe link, or one within another link, becomes plain text. */
function walkLink(
  href: string,
  children: InlineNode[],
  target: InlineWriter,
  inLink: boolean,
): string {
  const link = inLink ? null : safeLink(href)
  const inner = walk(children, target, inLink || link !== null)
  return link ? target.link(link, inner) : inner
}

/** An image with an unusable address becomes its alternative text. */
function walkPicture(image: ImageNode, target: InlineWriter, inLink: boolean): string {
  const { src, alt } = image
  const clip = readClip(image)
  if (clip) return walkClip(clip, target, inLink)
  if (!isValidImageUrl(src)) return target.text(alt)
  if (isShownImage(image)) return target.picture(image)
  if (target.blockedPicture) return target.blockedPicture(image)
  return walkLink(src, [{ type: 'text', text: alt || src }], target, inLink)
}

/** Within a link, the clip becomes its poster: links cannot be nested. */
function walkClip(clip: ClipNode, target: InlineWriter, inLink: boolean): string {
  if (!inLink) return target.clip(clip)
  const poster = posterImageOf(clip)
  return poster ? target.picture(poster) : target.text(clip.image.alt)
}

function walkNode(node: InlineNode, target: InlineWriter, inLink: boolean): string {
  switch (node.type) {
    case 'text':
      return target.text(node.text)
    case 'code':
      return target.code(node.text)
    case 'link':
      return walkLink(node.href, node.children, target, inLink)
    case 'image':
      return walkPicture(node, target, inLink)
    default:
      return target.mark(node.type, walk(node.children, target, inLink))
  }
}

function walk(nodes: InlineNode[], target: InlineWriter, inLink: boolean): string {
  return nodes.map((node) => walkNode(node, target, inLink)).join('')
}

export const writeInlineNodes = (nodes: InlineNode[], target: InlineWriter) =>
  walk(nodes, target, false)

type Paragraph =
  | { type: 'words'; nodes: InlineNode[] }
  | { type: 'picture'; image: ImageNode }
  | { type: 'clip'; clip: ClipNode }
  | { type: 'video'; video: VideoLink; link: SafeLink }

/** A paragraph that is only an image, a clip or the address of a video is shown as such. */
export function readParagraph(text: string): Paragraph {
  const nodes = parseInline(text)
  const [only] = nodes
  if (nodes.length === 1 && only?.type === 'image') {
    const clip = readClip(only)
    return clip ? { type: 'clip', clip } : { type: 'picture', image: only }
  }
  const video = findVideoLink(nodes)
  const link = video && safeLink(video.href)
  return video && link ? { type: 'video', video, link } : { type: 'words', nodes }
}
