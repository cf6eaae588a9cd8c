import { type Coat, coats } from '#shared/look/coats.ts'
import { type MailColours, mailColours } from '#shared/look/mail-colours.ts'
import type { ThemeSettings } from '#shared/look/theme.ts'
import { escapeHtml } from '#shared/markdown/write/escape-html.ts'
import { mailWords } from '#shared/texts/letter-mail.ts'
import { attribute, footerLink, TABLE } from './mail-parts.ts'
import { CARD_PX, mailStyles, SANS } from './mail-style.ts'

/** Whose diary writes, and how it is painted. */
export interface MailSender {
  /** Without a slash at the end. */
  origin: string
  blogName: string
  dogName: string
  coat: Coat
  light: MailColours
  dark: MailColours
}

interface SenderParts {
  origin: string
  settings: ThemeSettings & { blogName: string }
  dog: { name: string; coat: Coat }
}

export const mailSender = ({ origin, settings, dog }: SenderParts): MailSender => ({
  origin,
  blogName: settings.blogName,
  dogName: dog.name,
  coat: dog.coat,
  ...mailColours(settings),
})

interface MailContent {
  title: string
  /** What mail programs show beside the subject. */
  previewText: string
  greeting: string
  /** The line below the greeting. */
  opening: string
  /** Rows of the card, each a table or an image. */
  bodyHtml: string
  /** Paragraphs before the name of the diary. */
  footerHtml: string
}

/** Keeps mail programs from showing the beginning of the mail behind the preview text. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(40)

/** The card that all our mails are: a lead as the first line, a stamp, words, a tail, and the dark end. */
export function writeMailFrame(sender: MailSender, content: MailContent): string {
  const { light, dark } = sender
  return `<!doctype html>
<html lang="en" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.title)}</title>
<style>
${mailStyles(dark)}</style>
<!--[if mso]><style>td,p,a,h1,h2{font-family:Arial,sans-serif!important}</style><noscript><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]-->
</head>
<body class="bg" bgcolor="${light.paper}" style="margin:0;padding:0;background:${light.paper}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:${light.paper}">${escapeHtml(content.previewText)}${FILLER}</div>
<table class="bg" width="100%" ${TABLE} bgcolor="${light.paper}" style="background:${light.paper}"><tr><td class="out" align="center" style="padding:28px 0">
<!--[if mso]><table width="${CARD_PX}" ${TABLE}><tr><td><![endif]-->
<table width="100%" ${TABLE} style="max-width:${CARD_PX}px;margin:0 auto">
<tr><td class="card" bgcolor="${light.card}" style="background:${light.card};border-radius:18px 18px 0 0;overflow:hidden">
${writeLead(light)}
${writeGreeting(sender, content)}
${content.bodyHtml}
${writeTail(sender)}
</td></tr>
${writeFooter(sender, content.footerHtml)}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}

/** A striped lead, in the colours of the collar and the accent. */
function writeLead({ band, mark }: MailColours): string {
  const size = 'height:10px;font-size:0;line-height:0'
  const stripe = (name: string, colour: string) =>
    `<td class="${name}" bgcolor="${colour}" width="26" height="10" style="${size};background:${colour}">&nbsp;</td>`
  const gap = `<td width="18" height="10" style="${size}">&nbsp;</td>`
  const pair = [stripe('s1', band), stripe('s2', mark)].join(gap)
  return `<table width="100%" ${TABLE}><tr>${Array(7).fill(pair).join(gap)}</tr></table>`
}

/** The drawings wear the first coat; a dog with another one is not shown as somebody else. */
const hasDrawings = ({ coat }: MailSender) => coat === coats[0]

function writeGreeting(sender: MailSender, { greeting, opening }: MailContent): string {
  const { ink, inkSoft } = sender.light
  const stamp = hasDrawings(sender)
    ? `<td class="px" width="84" valign="top" align="right" style="padding:26px 44px 24px 16px"><img src="${attribute(sender.origin)}/mail-stamp.png" width="78" alt="${attribute(mailWords.stamp(sender.dogName))}" style="width:78px;height:auto"></td>`
    : ''
  return `<table width="100%" ${TABLE}><tr><td class="px" valign="middle" style="padding:30px 0 26px 44px"><p class="ink hello" style="margin:0;font:700 28px/1.15 ${SANS};letter-spacing:-.02em;color:${ink}">${escapeHtml(greeting)}</p><p class="soft" style="margin:6px 0 0;font:400 16px/1.5 ${SANS};color:${inkSoft}">${escapeHtml(opening)}</p></td>${stamp}</tr></table>`
}

function writeTail(sender: MailSender): string {
  const tail = hasDrawings(sender)
    ? `<img src="${attribute(sender.origin)}/mail-tail.png" width="420" alt="" style="width:70%;max-width:420px;height:auto;margin-left:auto">`
    : '&nbsp;'
  return `<table width="100%" ${TABLE}><tr><td align="right" style="padding:28px 0 0;font-size:0;line-height:0">${tail}</td></tr></table>`
}

function writeFooter({ light, origin, blogName }: MailSender, footerHtml: string): string {
  const home = footerLink(origin, new URL(origin).host, light)
  return `<tr><td class="foot px" bgcolor="${light.night}" style="background:${light.night};border-radius:0 0 18px 18px;padding:26px 44px 34px;font:400 14px/1.6 ${SANS};color:${light.onNightSoft}">${footerHtml}<p style="margin:0">${escapeHtml(blogName)}, ${home}</p></td></tr>`
}
