import type { Block } from '#shared/markdown/blocks.ts'
import { escapeHtml } from '#shared/markdown/escape-html.ts'
import { isShownImage } from '#shared/markdown/walk.ts'
import type { MailColours } from './mail-colours.ts'
import { writeMailBlock, writeMailImage } from './mail-markdown.ts'
import {
  CARD_WIDTH_PX,
  type MailBrand,
  SANS_FONTS,
  TABLE_ATTRIBUTES,
  writeFooterLink,
  writeMailButton,
  writeMailFrame,
  writeMailNote,
  writeMailParagraph,
  writeMailTitle,
  writeMailUrl,
} from './mail-template.ts'
import { prefixLines, wrapText, writeBlocksText } from './mail-text.ts'
import type { Mail } from './mailer.ts'

/** The HTML and the plain text of a mail are both written from this content. */
export interface MailContent {
  subject: string
  previewText: string
  /** Plain text leaves out this large first line where the subject says the same. */
  greeting: string
  opening: string
  title?: { text: string; accent?: string; href?: string }
  cover?: { src: string; alt: string; href: string }
  byline?: string[]
  body: MailBlock[]
  footer?: { why: string[]; links: { label: string; href: string }[] }
}

type MailBlock =
  /** These lines never become links, because they may contain a visitor's words. */
  | { text: string }
  | { link: string }
  | { quote: string; from: string }
  | { button: string; href: string }
  /** `inText` replaces note and link in plain text, where the address is above already. */
  | { note: string; link?: string; inText?: string }
  /** `lang` is set where it is not the diary's language; `cover` is already above the text. */
  | { markdown: Block[]; baseUrl: string; cover?: string; lang?: string | null | undefined }
  | { signature: string }

export interface OutgoingMail {
  to: string
  content: MailContent
  replyTo?: Mail['replyTo'] | undefined
  unsubscribeUrl?: string
}

export function composeMail(brand: MailBrand, mail: OutgoingMail): Mail {
  const { to, content, replyTo, unsubscribeUrl } = mail
  return {
    to,
    ...renderMail(brand, content),
    ...(replyTo && { replyTo }),
    ...(unsubscribeUrl && { headers: unsubscribeHeadersOf(unsubscribeUrl) }),
  }
}

export function renderMail(brand: MailBrand, content: MailContent) {
  const { subject, previewText, greeting, opening } = content
  const html = writeMailFrame(brand, {
    subject,
    previewText,
    greeting,
    opening,
    bodyHtml: coverHtml(brand, content) + bodyHtml(brand, content),
    footerHtml: footerHtml(content, brand.light),
  })
  return { subject, html, text: plainText(brand, content) }
}

/** Mail programs show an unsubscribe button for these; one click needs https (RFC 8058). */
export const unsubscribeHeadersOf = (url: string, listId?: string): Record<string, string> => ({
  ...(listId && { 'List-Id': `<${listId}>` }),
  'List-Unsubscribe': `<${url}>`,
  ...(url.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})

/** Buttons and links of a mail must lead to the diary: any other address was not written by us. */
function ownHref({ origin }: MailBrand, href: string): string {
  if (!href.startsWith(`${origin}/`)) throw new Error('a mail must not link to another site')
  return href
}

function coverHtml(brand: MailBrand, { cover }: MailContent): string {
  if (!cover) return ''
  const image = { type: 'image', src: cover.src, alt: cover.alt, caption: '' } as const
  if (!isShownImage(image)) return ''
  const href = ownHref(brand, cover.href)
  const shown = writeMailImage(image, CARD_WIDTH_PX, { baseUrl: href, colours: brand.light })
  return `<a href="${escapeHtml(href)}" style="text-decoration:none">${shown}</a>\n`
}

function bodyHtml(brand: MailBrand, content: MailContent): string {
  const rows = [
    ...headHtml(brand, content),
    ...content.body.map((block) => blockHtml(brand, block)),
  ]
  const top = content.cover ? '32px' : '4px'
  return `<table width="100%" ${TABLE_ATTRIBUTES}><tr><td class="px" style="padding:${top} 44px 0">\n${rows.join('\n')}\n</td></tr></table>`
}

function headHtml(brand: MailBrand, { title, byline }: MailContent): string[] {
  const { ink, inkSoft, accentText } = brand.light
  if (!title) return []
  const words = escapeHtml(title.text)
  // Non-breaking spaces keep the accent on one line.
  const accent = title.accent
    ? ` <em class="turn" style="font-style:italic;font-weight:400;color:${accentText}">${escapeHtml(title.accent).replaceAll(' ', '&nbsp;')}</em>`
    : ''
  const html = title.href
    ? `<a href="${escapeHtml(ownHref(brand, title.href))}" style="color:${ink};text-decoration:none">${words}${accent}</a>`
    : words + accent
  const heading = writeMailTitle(html, brand.light, byline ? '0 0 12px' : '0 0 18px')
  if (!byline) return [heading]
  const facts = byline.map(escapeHtml).join(' &nbsp;·&nbsp; ')
  return [
    heading,
    `<p class="soft" style="margin:0 0 24px;font:400 14px/1.5 ${SANS_FONTS};color:${inkSoft}">${facts}</p>`,
  ]
}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

function blockHtml(brand: MailBrand, block: MailBlock): string {
  const { light } = brand
  if ('text' in block) {
    return block.text
      .split(/\n{2,}/)
      .map((paragraph) => writeMailParagraph(lines(paragraph), light))
      .join('\n')
  }
  if ('note' in block) {
    const address = block.link ? `<br>${writeMailUrl(ownHref(brand, block.link), light)}` : ''
    return writeMailNote(escapeHtml(block.note) + address, light)
  }
  if ('link' in block)
    return writeMailParagraph(writeMailUrl(ownHref(brand, block.link), light), light)
  if ('quote' in block) {
    const from = writeMailNote(`<strong>${escapeHtml(block.from)}</strong>`, light, '18px 0 2px')
    return `${from}\n${writeMailParagraph(lines(block.quote), light, '0 0 14px')}`
  }
  if ('button' in block) return writeMailButton(ownHref(brand, block.href), block.button, light)
  if ('signature' in block) {
    return `<p class="soft" style="margin:0;font:italic 400 16px/1.5 ${SANS_FONTS};color:${light.inkSoft}">${escapeHtml(block.signature)}</p>`
  }
  const place = { baseUrl: block.baseUrl, cover: block.cover, colours: light }
  const words = block.markdown.map((inner) => writeMailBlock(inner, place)).join('\n')
  return block.lang ? `<div lang="${escapeHtml(block.lang)}">\n${words}\n</div>` : words
}

function footerHtml({ footer }: MailContent, colours: MailColours): string {
  if (!footer) return ''
  const links = footer.links.map(({ label, href }) => writeFooterLink(href, label, colours))
  const paragraphs = [escapeHtml(footer.why.join(' ')), links.join(' &nbsp;·&nbsp; ')]
  return paragraphs.map((html) => `<p style="margin:0 0 12px">${html}</p>`).join('')
}

function plainText(brand: MailBrand, content: MailContent): string {
  const { subject, greeting, opening, body, footer } = content
  const end = [
    ...(footer ? [footer.why.join('\n')] : []),
    ...(footer?.links ?? []).map(({ label, href }) => `${label}:\n${href}`),
    `${brand.name}\n${brand.origin}`,
  ]
  const parts = [
    subject.endsWith(greeting) ? opening : `${greeting}\n${opening}`,
    ...headText(content),
    ...body.map(blockText),
    // Mail programs fold away what follows this line, because it marks a signature.
    `-- \n${end.join('\n\n')}`,
  ]
  return `${parts.join('\n\n')}\n`
}

/** Capitals and an empty line make the title of an article stand out in plain text. */
function headText({ title, byline }: MailContent): string[] {
  if (!title) return []
  const words = title.accent ? `${title.text} ${title.accent}` : title.text
  if (!byline) return [words]
  return [`\n${wrapText(words.toUpperCase())}\n${wrapText(`${byline.join('. ')}.`)}`]
}

function blockText(block: MailBlock): string {
  if ('text' in block) return block.text
  if ('note' in block) return block.inText ?? [block.note, block.link].filter(Boolean).join('\n')
  if ('link' in block) return block.link
  if ('quote' in block) return `${block.from}:\n${prefixLines('> ', block.quote)}`
  if ('button' in block) return `${block.button}:\n${block.href}`
  if ('signature' in block) return block.signature
  return writeBlocksText(block.markdown, { baseUrl: block.baseUrl })
}
