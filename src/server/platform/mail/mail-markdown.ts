import type { MailColours } from '#server/platform/mail/mail-colours.ts'
import type { Block, List, ListItem, Table } from '#shared/markdown/blocks.ts'
import { escapeHtml } from '#shared/markdown/escape-html.ts'
import type { ImageNode, InlineNode } from '#shared/markdown/inline.ts'
import { parseInline } from '#shared/markdown/parse-inline.ts'
import {
  type ClipNode,
  isShownImage,
  posterImageOf,
  readClip,
  readParagraph,
  writeInlineNodes,
} from '#shared/markdown/walk.ts'
import type { SafeLink } from '#shared/urls/links.ts'
import { addLetterParameter } from '#shared/urls/links.ts'
import { parseMediaUrl, stillUrl } from '#shared/urls/media-url.ts'
import { mailWords } from '#texts/mail/platform.ts'
import { markdownWords } from '#texts/site/markdown.ts'
import {
  COLUMN_WIDTH_PX,
  MONO_FONTS,
  SANS_FONTS,
  TABLE_ATTRIBUTES,
  writeMailParagraph,
} from './mail-template.ts'

/** A mail is read away from the site, so every address in it must be absolute. */
export interface MailContext {
  /** The text comes from this page, so its links to a fragment lead there. */
  baseUrl: string
  /** A clip does not repeat the picture that is shown above the text. */
  cover?: string | undefined
  colours: MailColours
}

const absolute = (href: string, { baseUrl }: Pick<MailContext, 'baseUrl'>) =>
  new URL(href, baseUrl).href

export function mailHrefOf({ href }: SafeLink, place: Pick<MailContext, 'baseUrl'>): string {
  const address = absolute(href, place)
  return isOwnPage(new URL(address), place) ? addLetterParameter(address) : address
}

const isOwnPage = ({ origin, pathname }: URL, { baseUrl }: Pick<MailContext, 'baseUrl'>) =>
  origin === new URL(baseUrl).origin && !pathname.startsWith('/media/')

/** Not every mail program plays animations, so a mail shows the first frame as a still picture. */
export function writeMailImage(image: ImageNode, room: number, place: MailContext): string {
  const src = absolute(stillUrl(image.src), place)
  const width = Math.min(room, parseMediaUrl(image.src)?.width ?? room)
  const { kraft, inkSoft } = place.colours
  return `<img src="${escapeHtml(src)}" width="${width}" alt="${escapeHtml(image.alt)}" style="width:100%;max-width:${width}px;height:auto;background:${kraft};font-size:15px;line-height:1.5;color:${inkSoft}">`
}

function writeLink(link: SafeLink, inner: string, place: MailContext): string {
  const address = escapeHtml(mailHrefOf(link, place))
  return `<a class="link" href="${address}" style="color:${place.colours.link};text-decoration:underline">${inner}</a>`
}

const writeNodes = (nodes: InlineNode[], place: MailContext) =>
  writeInlineNodes(nodes, {
    text: escapeHtml,
    code: (text) =>
      `<code style="font-family:${MONO_FONTS};font-size:15px">${escapeHtml(text)}</code>`,
    mark: (type, inner) => (type === 'del' ? `<s>${inner}</s>` : `<${type}>${inner}</${type}>`),
    link: (link, inner) => writeLink(link, inner, place),
    picture: (image) => writeMailImage(image, COLUMN_WIDTH_PX, place),
    clip: (clip) => writeClip(clip, place),
  })

/** Mail programs can neither play a clip nor lay a play button over its poster, so the poster and a line below it link to the post. */
function writeClip(clip: ClipNode, place: MailContext): string {
  const page = { href: place.baseUrl, external: true }
  const poster = posterImageOf(clip)
  const isAbove = poster?.src === place.cover
  const shown =
    poster && !isAbove
      ? `${writeLink(page, writeMailImage(poster, COLUMN_WIDTH_PX, place), place)}<br>`
      : ''
  return shown + writeLink(page, `▶ ${escapeHtml(mailWords.playClip(clip.seconds))}`, place)
}

const HEADINGS = { 1: '26px', 2: '22px', 3: '19px' } as const

const words = (text: string, place: MailContext) => writeNodes(parseInline(text), place)

function writeHeading(level: 1 | 2 | 3, text: string, place: MailContext): string {
  // The title of the letter is the only h1.
  const tag = `h${level + 1}`
  const style = `margin:28px 0 12px;font:700 ${HEADINGS[level]}/1.25 ${SANS_FONTS};color:${place.colours.ink}`
  return `<${tag} class="ink" style="${style}">${words(text, place)}</${tag}>`
}

function writeFigure(image: ImageNode, place: MailContext): string {
  const shown =
    isShownImage(image) && !readClip(image)
      ? writeMailImage(image, COLUMN_WIDTH_PX, place)
      : writeMailParagraph(writeNodes([image], place), place.colours, '0')
  const caption = image.caption
    ? `<p class="soft" style="margin:8px 0 0;font:400 14px/1.5 ${SANS_FONTS};color:${place.colours.inkSoft}">${escapeHtml(image.caption)}</p>`
    : ''
  return `<table width="100%" ${TABLE_ATTRIBUTES}><tr><td style="padding:4px 0 22px">${shown}${caption}</td></tr></table>`
}

function writeParagraph(text: string, place: MailContext): string {
  const found = readParagraph(text)
  if (found.type === 'picture') return writeFigure(found.image, place)
  if (found.type === 'clip') return writeFigure(found.clip.image, place)
  const html =
    found.type === 'words'
      ? writeNodes(found.nodes, place)
      : writeLink(found.link, escapeHtml(markdownWords.watchOn(found.video.site)), place)
  return writeMailParagraph(html, place.colours)
}

function writeItem({ text, checked, lists }: ListItem, place: MailContext): string {
  const checkbox = checked === undefined ? '' : checked ? '☑ ' : '☐ '
  const inner = lists.map((list) => writeList(list, place, '6px 0 0')).join('')
  return `<li style="margin:0 0 6px">${checkbox}${words(text, place)}${inner}</li>`
}

function writeList({ ordered, start, items }: List, place: MailContext, margin: string): string {
  const tag = ordered ? 'ol' : 'ul'
  const from = ordered && start !== 1 ? ` start="${start}"` : ''
  const style = `margin:${margin};padding:0 0 0 24px;font:400 17px/1.65 ${SANS_FONTS};color:${place.colours.ink}`
  const inner = items.map((item) => writeItem(item, place)).join('')
  return `<${tag} class="ink"${from} style="${style}">${inner}</${tag}>`
}

/** Quotes and code are table cells, because Outlook supports no other padded block. */
function writeBox(inner: string, style: string, name: string): string {
  return `<table width="100%" ${TABLE_ATTRIBUTES}><tr><td class="${name}" style="${style}">${inner}</td></tr></table><p style="margin:0 0 18px;font-size:0;line-height:0">&nbsp;</p>`
}

function writeTable({ alignments, head, rows }: Table, place: MailContext): string {
  const { ink, line } = place.colours
  const row = (tag: 'th' | 'td', cells: string[]) => {
    const written = cells.map((cell, at) => {
      const weight = tag === 'th' ? 700 : 400
      const style = `padding:8px 10px;border-bottom:1px solid ${line};font:${weight} 16px/1.5 ${SANS_FONTS};color:${ink}`
      return `<${tag} class="ink rule" align="${alignments[at] ?? 'left'}" valign="top" style="${style}">${words(cell, place)}</${tag}>`
    })
    return `<tr>${written.join('')}</tr>`
  }
  const body = rows.map((cells) => row('td', cells)).join('')
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 22px">${row('th', head)}${body}</table>`
}

export function writeMailBlock(block: Block, place: MailContext): string {
  const { kraft, line, ink, accentText } = place.colours
  switch (block.type) {
    case 'heading':
      return writeHeading(block.level, block.text, place)
    case 'code': {
      const code = `<pre class="ink" style="margin:0;white-space:pre-wrap;word-break:break-word;font-family:${MONO_FONTS};font-size:14px;line-height:1.55;color:${ink}">${escapeHtml(block.text)}</pre>`
      return writeBox(code, `padding:14px 16px;background:${kraft}`, 'kraft')
    }
    case 'list':
      return writeList(block, place, '0 0 18px')
    case 'quote': {
      const inner = block.blocks.map((inner) => writeMailBlock(inner, place)).join('\n')
      return writeBox(inner, `padding:2px 0 0 18px;border-left:4px solid ${accentText}`, 'quote')
    }
    case 'table':
      return writeTable(block, place)
    case 'rule':
      return `<table width="100%" ${TABLE_ATTRIBUTES}><tr><td class="rule" height="1" style="border-top:1px solid ${line};font-size:0;line-height:0">&nbsp;</td></tr></table><p style="margin:0 0 18px;font-size:0;line-height:0">&nbsp;</p>`
    case 'photos':
      return block.photos.map((photo) => writeFigure(photo, place)).join('')
    case 'paragraph':
      return writeParagraph(block.text, place)
  }
}
