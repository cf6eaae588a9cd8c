import { markdownWords } from '../../texts/markdown.ts'
import type { SafeLink } from '../../urls/link-url.ts'
import type { VideoLink } from '../inline/video-link.ts'
import { escapeHtml } from './escape-html.ts'
import { isShown, readParagraph } from './walk-inline.ts'
import { writeFigure, writeImage } from './write-image.ts'
import { writeLink, writeNodes } from './write-inline.ts'

/** A still card: nothing of the other site is loaded before somebody goes there. */
function writeVideo({ href, site }: VideoLink, link: SafeLink): string {
  const address = escapeHtml(href.replace(/^https?:\/\/(?:www\.)?/i, ''))
  const title = escapeHtml(markdownWords.watchOn(site))
  const card = writeLink(link, `<strong>${title}</strong> <span>${address}</span>`)
  return `<p class="video">${card}</p>`
}

export function writeParagraph(text: string): string {
  const found = readParagraph(text)
  if (found.type === 'video') return writeVideo(found.video, found.link)
  if (found.type === 'words') return `<p>${writeNodes(found.nodes)}</p>`
  const { image } = found
  if (image.caption && isShown(image)) return writeFigure(image, writeImage(image))
  return `<p>${writeNodes([image])}</p>`
}
