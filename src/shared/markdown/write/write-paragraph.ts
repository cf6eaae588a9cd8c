import { markdownWords } from '../../texts/markdown.ts'
import { parseInline } from '../inline/parse-inline.ts'
import { findVideo, type VideoLink } from '../inline/video-link.ts'
import { escapeHtml } from './escape-html.ts'
import { isShown, writeFigure, writeImage } from './write-image.ts'
import { openLink, writeNodes } from './write-inline.ts'

/** A still card: nothing of the other site is loaded before somebody goes there. */
function writeVideo({ href, site }: VideoLink): string | null {
  const open = openLink(href)
  if (!open) return null
  const address = escapeHtml(href.replace(/^https?:\/\/(?:www\.)?/i, ''))
  const title = escapeHtml(markdownWords.watchOn(site))
  return `<p class="video">${open}<strong>${title}</strong> <span>${address}</span></a></p>`
}

/** A line of words; alone in it, a picture with a caption or a video is shown as such. */
export function writeParagraph(text: string): string {
  const nodes = parseInline(text)
  const [image] = nodes
  if (nodes.length === 1 && image?.type === 'image' && image.caption && isShown(image)) {
    return writeFigure(image, writeImage(image))
  }
  const video = findVideo(nodes)
  return (video && writeVideo(video)) ?? `<p>${writeNodes(nodes)}</p>`
}
