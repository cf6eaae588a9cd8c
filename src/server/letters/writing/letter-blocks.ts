import { mailParagraph, TABLE } from '#server/mail-look/mail-parts.ts'
import { COLUMN_PX, MONO, SANS } from '#server/mail-look/mail-style.ts'
import type { Block, List, ListItem, Table } from '#shared/markdown/blocks/block.ts'
import type { Image } from '#shared/markdown/inline/inline.ts'
import { parseInline } from '#shared/markdown/inline/parse-inline.ts'
import { findVideo } from '#shared/markdown/inline/video-link.ts'
import { escapeHtml } from '#shared/markdown/write/escape-html.ts'
import { isShown } from '#shared/markdown/write/write-image.ts'
import { markdownWords } from '#shared/texts/markdown.ts'
import { type LetterPlace, writeLetterImage, writeLetterInline } from './letter-inline.ts'

const HEADINGS = { 1: '26px', 2: '22px', 3: '19px' } as const

const words = (text: string, place: LetterPlace) => writeLetterInline(parseInline(text), place)

function writeHeading(level: 1 | 2 | 3, text: string, place: LetterPlace): string {
  // The title of the letter is its one h1.
  const tag = `h${level + 1}`
  const style = `margin:28px 0 12px;font:700 ${HEADINGS[level]}/1.25 ${SANS};color:${place.colours.ink}`
  return `<${tag} class="ink" style="${style}">${words(text, place)}</${tag}>`
}

/** A picture with the words below it. */
function writeFigure(image: Image, place: LetterPlace): string {
  const shown = isShown(image)
    ? writeLetterImage(image, COLUMN_PX, place)
    : mailParagraph(writeLetterInline([image], place), place.colours, '0')
  const caption = image.caption
    ? `<p class="soft" style="margin:8px 0 0;font:400 14px/1.5 ${SANS};color:${place.colours.inkSoft}">${escapeHtml(image.caption)}</p>`
    : ''
  return `<table width="100%" ${TABLE}><tr><td style="padding:4px 0 22px">${shown}${caption}</td></tr></table>`
}

function writeParagraph(text: string, place: LetterPlace): string {
  const nodes = parseInline(text)
  const [only] = nodes
  if (nodes.length === 1 && only?.type === 'image') return writeFigure(only, place)
  const video = findVideo(nodes)
  if (!video) return mailParagraph(writeLetterInline(nodes, place), place.colours)
  const label = { type: 'text', text: markdownWords.watchOn(video.site) } as const
  const link = { type: 'link', href: video.href, children: [label] } as const
  return mailParagraph(writeLetterInline([{ ...link, children: [label] }], place), place.colours)
}

function writeItem({ text, checked, lists }: ListItem, place: LetterPlace): string {
  const box = checked === undefined ? '' : checked ? '☑ ' : '☐ '
  const inner = lists.map((list) => writeList(list, place, '6px 0 0')).join('')
  return `<li style="margin:0 0 6px">${box}${words(text, place)}${inner}</li>`
}

function writeList({ ordered, start, items }: List, place: LetterPlace, margin: string): string {
  const tag = ordered ? 'ol' : 'ul'
  const from = ordered && start !== 1 ? ` start="${start}"` : ''
  const style = `margin:${margin};padding:0 0 0 24px;font:400 17px/1.65 ${SANS};color:${place.colours.ink}`
  const inner = items.map((item) => writeItem(item, place)).join('')
  return `<${tag} class="ink"${from} style="${style}">${inner}</${tag}>`
}

/** Quotes and code stand in a cell of their own: Outlook knows no other box. */
function writeBox(inner: string, style: string, name: string): string {
  return `<table width="100%" ${TABLE}><tr><td class="${name}" style="${style}">${inner}</td></tr></table><p style="margin:0 0 18px;font-size:0;line-height:0">&nbsp;</p>`
}

function writeTable({ alignments, head, rows }: Table, place: LetterPlace): string {
  const { ink, line } = place.colours
  const row = (tag: 'th' | 'td', cells: string[]) => {
    const written = cells.map((cell, at) => {
      const weight = tag === 'th' ? 700 : 400
      const style = `padding:8px 10px;border-bottom:1px solid ${line};font:${weight} 16px/1.5 ${SANS};color:${ink}`
      return `<${tag} class="ink rule" align="${alignments[at] ?? 'left'}" valign="top" style="${style}">${words(cell, place)}</${tag}>`
    })
    return `<tr>${written.join('')}</tr>`
  }
  const body = rows.map((cells) => row('td', cells)).join('')
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 22px">${row('th', head)}${body}</table>`
}

export function writeLetterBlock(block: Block, place: LetterPlace): string {
  const { kraft, line, ink, mark } = place.colours
  switch (block.type) {
    case 'heading':
      return writeHeading(block.level, block.text, place)
    case 'code': {
      const code = `<pre class="ink" style="margin:0;white-space:pre-wrap;word-break:break-word;font-family:${MONO};font-size:14px;line-height:1.55;color:${ink}">${escapeHtml(block.text)}</pre>`
      return writeBox(code, `padding:14px 16px;background:${kraft}`, 'kraft')
    }
    case 'list':
      return writeList(block, place, '0 0 18px')
    case 'quote': {
      const inner = block.blocks.map((one) => writeLetterBlock(one, place)).join('\n')
      return writeBox(inner, `padding:2px 0 0 18px;border-left:4px solid ${mark}`, 'quote')
    }
    case 'table':
      return writeTable(block, place)
    case 'rule':
      return `<table width="100%" ${TABLE}><tr><td class="rule" height="1" style="border-top:1px solid ${line};font-size:0;line-height:0">&nbsp;</td></tr></table><p style="margin:0 0 18px;font-size:0;line-height:0">&nbsp;</p>`
    case 'photos':
      return block.photos.map((photo) => writeFigure(photo, place)).join('')
    case 'paragraph':
      return writeParagraph(block.text, place)
  }
}
