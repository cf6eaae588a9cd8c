import type { MailColours } from '#server/platform/mail/mail-colours.ts'
import { escapeHtml } from '#shared/markdown/escape-html.ts'
import { language } from '#texts/grammar.ts'

export interface MailBrand {
  /** Does not end with a slash. */
  origin: string
  name: string
  /** Null where the drawn stamp and tail show a different dog. */
  drawings: { stampAlt: string } | null
  light: MailColours
  dark: MailColours
}

interface MailFrame {
  subject: string
  previewText: string
  greeting: string
  opening: string
  bodyHtml: string
  footerHtml: string
}

/** These fonts are on the reader's machine, because mail programs load no others. */
export const SANS_FONTS =
  "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
export const MONO_FONTS = "Consolas,Menlo,'Courier New',monospace"

export const CARD_WIDTH_PX = 600
export const COLUMN_WIDTH_PX = 512

export const TABLE_ATTRIBUTES = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

/** The filler keeps mail programs from showing the start of the mail after the preview text. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(40)

export function writeMailFrame(brand: MailBrand, frame: MailFrame): string {
  const { light, dark } = brand
  return `<!doctype html>
<html lang="${language.tag}" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(frame.subject)}</title>
<style>
${mailStyles(dark)}</style>
<!--[if mso]><style>td,p,a,h1,h2{font-family:Arial,sans-serif!important}</style><noscript><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]-->
</head>
<body class="bg" bgcolor="${light.paper}" style="margin:0;padding:0;background:${light.paper}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:${light.paper}">${escapeHtml(frame.previewText)}${FILLER}</div>
<table class="bg" width="100%" ${TABLE_ATTRIBUTES} bgcolor="${light.paper}" style="background:${light.paper}"><tr><td class="out" align="center" style="padding:28px 0">
<!--[if mso]><table width="${CARD_WIDTH_PX}" ${TABLE_ATTRIBUTES}><tr><td><![endif]-->
<table width="100%" ${TABLE_ATTRIBUTES} style="max-width:${CARD_WIDTH_PX}px;margin:0 auto">
<tr><td class="card" bgcolor="${light.card}" style="background:${light.card};border-radius:18px 18px 0 0;overflow:hidden">
${writeLead(light)}
${writeGreeting(brand, frame)}
${frame.bodyHtml}
${writeTail(brand)}
</td></tr>
${writeFooter(brand, frame.footerHtml)}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}

function writeLead({ button, accentText }: MailColours): string {
  const size = 'height:10px;font-size:0;line-height:0'
  const stripe = (name: string, colour: string) =>
    `<td class="${name}" bgcolor="${colour}" width="26" height="10" style="${size};background:${colour}">&nbsp;</td>`
  const gap = `<td width="18" height="10" style="${size}">&nbsp;</td>`
  const pair = [stripe('s1', button), stripe('s2', accentText)].join(gap)
  return `<table width="100%" ${TABLE_ATTRIBUTES}><tr>${Array(7).fill(pair).join(gap)}</tr></table>`
}

function writeGreeting({ origin, drawings, light }: MailBrand, { greeting, opening }: MailFrame) {
  const stamp = drawings
    ? `<td class="px" width="84" valign="top" align="right" style="padding:26px 44px 24px 16px"><img src="${escapeHtml(origin)}/mail-stamp.png" width="78" alt="${escapeHtml(drawings.stampAlt)}" style="width:78px;height:auto"></td>`
    : ''
  return `<table width="100%" ${TABLE_ATTRIBUTES}><tr><td class="px" valign="middle" style="padding:30px 0 26px 44px"><p class="ink greeting" style="margin:0;font:700 28px/1.15 ${SANS_FONTS};letter-spacing:-.02em;color:${light.ink}">${escapeHtml(greeting)}</p><p class="soft" style="margin:6px 0 0;font:400 16px/1.5 ${SANS_FONTS};color:${light.inkSoft}">${escapeHtml(opening)}</p></td>${stamp}</tr></table>`
}

function writeTail({ origin, drawings }: MailBrand): string {
  const tail = drawings
    ? `<img src="${escapeHtml(origin)}/mail-tail.png" width="420" alt="" style="width:70%;max-width:420px;height:auto;margin-left:auto">`
    : '&nbsp;'
  return `<table width="100%" ${TABLE_ATTRIBUTES}><tr><td align="right" style="padding:28px 0 0;font-size:0;line-height:0">${tail}</td></tr></table>`
}

function writeFooter({ light, origin, name }: MailBrand, footerHtml: string): string {
  const home = writeFooterLink(origin, new URL(origin).host, light)
  return `<tr><td class="foot px" bgcolor="${light.night}" style="background:${light.night};border-radius:0 0 18px 18px;padding:26px 44px 34px;font:400 14px/1.6 ${SANS_FONTS};color:${light.onNightSoft}">${footerHtml}<p style="margin:0">${escapeHtml(name)}, ${home}</p></td></tr>`
}

/** The end of a mail has a dark ground, even in light mode. */
export const writeFooterLink = (href: string, label: string, { onNight }: MailColours) =>
  `<a href="${escapeHtml(href)}" style="color:${onNight};text-decoration:underline">${escapeHtml(label)}</a>`

export const writeMailTitle = (html: string, { ink }: MailColours, margin: string) =>
  `<h1 class="ink h1" style="margin:${margin};font:700 33px/1.1 ${SANS_FONTS};letter-spacing:-.025em;color:${ink}">${html}</h1>`

export const writeMailParagraph = (html: string, { ink }: MailColours, margin = '0 0 18px') =>
  `<p class="ink" style="margin:${margin};font:400 17px/1.65 ${SANS_FONTS};color:${ink}">${html}</p>`

export const writeMailNote = (html: string, { inkSoft }: MailColours, margin = '0 0 10px') =>
  `<p class="soft" style="margin:${margin};font:400 14px/1.6 ${SANS_FONTS};color:${inkSoft}">${html}</p>`

export const writeMailUrl = (href: string, { link }: MailColours) =>
  `<a class="link" href="${escapeHtml(href)}" style="color:${link};word-break:break-all">${escapeHtml(href)}</a>`

/** Outlook on Windows draws no round corners, so it gets a VML shape. */
export function writeMailButton(
  href: string,
  label: string,
  { button, onButton }: MailColours,
): string {
  const address = escapeHtml(href)
  const words = escapeHtml(label)
  const width = 56 + label.length * 10
  return `<table ${TABLE_ATTRIBUTES}><tr><td style="padding:8px 0 26px"><table ${TABLE_ATTRIBUTES}><tr><td>
<!--[if mso]><v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w="urn:schemas-microsoft-com:office:word" href="${address}" style="height:50px;v-text-anchor:middle;width:${width}px" arcsize="50%" stroke="f" fillcolor="${button}"><w:anchorlock/><center style="color:${onButton};font-family:Arial,sans-serif;font-size:16px;font-weight:bold">${words}</center></v:roundrect><![endif]-->
<!--[if !mso]><!--><a class="cta" href="${address}" style="display:inline-block;padding:0 28px;border-radius:999px;background:${button};color:${onButton};font:600 16px/50px ${SANS_FONTS};text-decoration:none;white-space:nowrap">${words}</a><!--<![endif]-->
</td></tr></table></td></tr></table>`
}

/**
 * Only classes can change in dark mode; light values are inline, where every program reads them.
 */
const darkRules = (dark: MailColours): [selector: string, colour: string, ground: string][] => [
  ['.bg', '', dark.paper],
  ['.card', '', dark.card],
  ['.ink,.ink a', dark.ink, ''],
  ['.soft', dark.inkSoft, ''],
  ['.turn', dark.accentText, ''],
  ['.link,.ink .link', dark.link, ''],
  ['.cta', dark.onButton, dark.button],
  ['.s1', '', dark.button],
  ['.s2', '', dark.accentText],
  ['.kraft', '', dark.kraft],
  ['.foot', '', dark.night],
]

const declare = (property: string, value: string) => (value ? `${property}:${value}!important` : '')

/** Instead of applying the media query, Outlook's apps mark what they darkened themselves. */
function outlookRule([selector, colour, ground]: [string, string, string]): string {
  const rule = (mark: string, declaration: string) => {
    const selectors = selector.split(',').map((part) => `[${mark}] ${part}`)
    return declaration ? `${selectors.join(',')}{${declaration}}\n` : ''
  }
  return (
    rule('data-ogsc', declare('color', colour)) + rule('data-ogsb', declare('background', ground))
  )
}

function mailStyles(dark: MailColours): string {
  const rules = darkRules(dark)
  const inDark = rules.map(
    ([selector, colour, ground]) =>
      `${selector}{${[declare('background', ground), declare('color', colour)].filter(Boolean).join(';')}}`,
  )
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;width:100%!important}
table{border-collapse:separate;mso-table-lspace:0;mso-table-rspace:0}
img{border:0;display:block;outline:none;text-decoration:none;-ms-interpolation-mode:bicubic}
a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}
@media (max-width:620px){
.px{padding-left:24px!important;padding-right:24px!important}
.h1{font-size:27px!important}
.greeting{font-size:24px!important}
.out{padding-top:0!important;padding-bottom:0!important}
.card,.foot{border-radius:0!important}
}
@media (prefers-color-scheme:dark){
${inDark.join('\n')}
.rule{border-color:${dark.line}!important}
.quote{border-color:${dark.accentText}!important}
}
${rules.map(outlookRule).join('')}`
}
