import { writeMailFrame } from '#server/mail-look/mail-frame.ts'
import { footerLink, mailButton, mailTitle, TABLE } from '#server/mail-look/mail-parts.ts'
import { CARD_PX, SANS } from '#server/mail-look/mail-style.ts'
import { escapeHtml } from '#shared/markdown/write/escape-html.ts'
import { isShown } from '#shared/markdown/write/write-image.ts'
import { letterWords } from '#shared/texts/letter-mail.ts'
import { writeLetterBlock } from './letter-blocks.ts'
import type { LetterContent } from './letter-content.ts'
import { writeLetterImage } from './letter-inline.ts'
import { readerMarks } from './reader-marks.ts'

export function writeLetterHtml(content: LetterContent): string {
  return writeMailFrame(content.sender, {
    title: content.subject,
    previewText: content.previewText,
    greeting: letterWords.greeting(readerMarks.name),
    opening: letterWords.opening,
    bodyHtml: writeCover(content) + writeBody(content),
    footerHtml: writeFooter(content),
  })
}

function writeCover({ coverImage, title, postUrl, sender }: LetterContent): string {
  const alt = letterWords.cover(title)
  const image = { type: 'image', src: coverImage, alt, caption: '' } as const
  if (!isShown(image)) return ''
  const shown = writeLetterImage(image, CARD_PX, { postUrl, colours: sender.light })
  return `<a href="${escapeHtml(postUrl)}" style="text-decoration:none">${shown}</a>\n`
}

function writeBody(content: LetterContent): string {
  const { sender, title, postUrl, facts, blocks, hasButton, ownerName } = content
  const { light } = sender
  const place = { postUrl, colours: light }
  const heading = mailTitle(
    `<a href="${escapeHtml(postUrl)}" style="color:${light.ink};text-decoration:none">${escapeHtml(title)}</a>`,
    light,
  )
  const rows = [
    heading,
    `<p class="soft" style="margin:12px 0 24px;font:400 14px/1.5 ${SANS};color:${light.inkSoft}">${facts.map(escapeHtml).join(' &nbsp;·&nbsp; ')}</p>`,
    ...blocks.map((block) => writeLetterBlock(block, place)),
    ...(hasButton ? [mailButton(postUrl, letterWords.readOn, light)] : []),
    `<p class="soft" style="margin:0;font:italic 400 16px/1.5 ${SANS};color:${light.inkSoft}">${escapeHtml(letterWords.signature(ownerName))}</p>`,
  ]
  return `<table width="100%" ${TABLE}><tr><td class="px" style="padding:32px 44px 0">\n${rows.join('\n')}\n</td></tr></table>`
}

function writeFooter({ sender, postUrl }: LetterContent): string {
  const { light } = sender
  const leave = footerLink(readerMarks.leaveUrl, letterWords.leave, light)
  const inBrowser = footerLink(postUrl, letterWords.inBrowser, light)
  const why = `${letterWords.why(readerMarks.email)} ${letterWords.promise}`
  return `<p style="margin:0 0 12px">${escapeHtml(why)}</p><p style="margin:0 0 12px">${leave} &nbsp;·&nbsp; ${inBrowser}</p>`
}
