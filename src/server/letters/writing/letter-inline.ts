import { COLUMN_PX, MONO } from '#server/mail-look/mail-style.ts'
import type { MailColours } from '#shared/look/mail-colours.ts'
import type { Image, Inline } from '#shared/markdown/inline/inline.ts'
import { escapeHtml } from '#shared/markdown/write/escape-html.ts'
import { isShown } from '#shared/markdown/write/write-image.ts'
import { fromLetter } from '#shared/urls/from-letter.ts'
import { safeLink } from '#shared/urls/link-url.ts'
import { isValidImageUrl, parseMediaUrl, stillUrl } from '#shared/urls/media-url.ts'

/** Where the words are shown: far from the diary, so every address is a whole one. */
export interface LetterPlace {
  /** Of the post. Links to a part of its page lead there. */
  postUrl: string
  colours: MailColours
}

export const absolute = (href: string, { postUrl }: Pick<LetterPlace, 'postUrl'>) =>
  new URL(href, postUrl).href

/** Null for one that is not safe. */
export function letterLink(href: string, place: Pick<LetterPlace, 'postUrl'>): string | null {
  const link = safeLink(href)
  if (!link) return null
  const address = absolute(link.href, place)
  return isOwnPage(new URL(address), place) ? fromLetter(address) : address
}

const isOwnPage = ({ origin, pathname }: URL, { postUrl }: Pick<LetterPlace, 'postUrl'>) =>
  origin === new URL(postUrl).origin && !pathname.startsWith('/media/')

/** As wide as the column allows; what moves is its first frame, which every mail program shows. */
export function writeLetterImage(image: Image, room: number, place: LetterPlace): string {
  const src = absolute(stillUrl(image.src), place)
  const width = Math.min(room, parseMediaUrl(image.src)?.width ?? room)
  const { kraft, inkSoft } = place.colours
  return `<img src="${escapeHtml(src)}" width="${width}" alt="${escapeHtml(image.alt)}" style="width:100%;max-width:${width}px;height:auto;background:${kraft};font-size:15px;line-height:1.5;color:${inkSoft}">`
}

function writeLink(href: string, children: Inline[], place: LetterPlace, inLink: boolean): string {
  const address = inLink ? null : letterLink(href, place)
  if (!address) return write(children, place, inLink)
  const inner = write(children, place, true)
  return `<a class="link" href="${escapeHtml(address)}" style="color:${place.colours.link};text-decoration:underline">${inner}</a>`
}

function writePicture(image: Image, place: LetterPlace, inLink: boolean): string {
  if (isShown(image)) return writeLetterImage(image, COLUMN_PX, place)
  const { src, alt } = image
  if (!isValidImageUrl(src)) return escapeHtml(alt)
  return writeLink(src, [{ type: 'text', text: alt || src }], place, inLink)
}

function writeNode(node: Inline, place: LetterPlace, inLink: boolean): string {
  switch (node.type) {
    case 'text':
      return escapeHtml(node.text)
    case 'code':
      return `<code style="font-family:${MONO};font-size:15px">${escapeHtml(node.text)}</code>`
    case 'link':
      return writeLink(node.href, node.children, place, inLink)
    case 'image':
      return writePicture(node, place, inLink)
    case 'del':
      return `<s>${write(node.children, place, inLink)}</s>`
    default:
      return `<${node.type}>${write(node.children, place, inLink)}</${node.type}>`
  }
}

function write(nodes: Inline[], place: LetterPlace, inLink: boolean): string {
  return nodes.map((node) => writeNode(node, place, inLink)).join('')
}

export const writeLetterInline = (nodes: Inline[], place: LetterPlace) => write(nodes, place, false)
