import type { MailColours } from '#shared/look/mail-colours.ts'
import { escapeHtml } from '#shared/markdown/write/escape-html.ts'
import { SANS } from './mail-style.ts'

export const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

/** For pictures and links alike. */
export const attribute = escapeHtml

/** Outlook on Windows draws no round corners, so it gets a shape of its own. */
export function mailButton(href: string, label: string, { button, onButton }: MailColours): string {
  const address = attribute(href)
  const words = escapeHtml(label)
  const width = 56 + label.length * 10
  return `<table ${TABLE}><tr><td style="padding:8px 0 26px"><table ${TABLE}><tr><td>
<!--[if mso]><v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w="urn:schemas-microsoft-com:office:word" href="${address}" style="height:50px;v-text-anchor:middle;width:${width}px" arcsize="50%" stroke="f" fillcolor="${button}"><w:anchorlock/><center style="color:${onButton};font-family:Arial,sans-serif;font-size:16px;font-weight:bold">${words}</center></v:roundrect><![endif]-->
<!--[if !mso]><!--><a class="cta" href="${address}" style="display:inline-block;padding:0 28px;border-radius:999px;background:${button};color:${onButton};font:600 16px/50px ${SANS};text-decoration:none;white-space:nowrap">${words}</a><!--<![endif]-->
</td></tr></table></td></tr></table>`
}

export const mailTitle = (html: string, { ink }: MailColours) =>
  `<h1 class="ink h1" style="margin:0;font:700 33px/1.1 ${SANS};letter-spacing:-.025em;color:${ink}">${html}</h1>`

export const mailParagraph = (html: string, { ink }: MailColours, margin = '0 0 18px') =>
  `<p class="ink" style="margin:${margin};font:400 17px/1.65 ${SANS};color:${ink}">${html}</p>`

export const mailNote = (html: string, { inkSoft }: MailColours, margin = '0 0 10px') =>
  `<p class="soft" style="margin:${margin};font:400 14px/1.6 ${SANS};color:${inkSoft}">${html}</p>`

/** On the dark ground at the end of a mail. */
export const footerLink = (href: string, label: string, { onNight }: MailColours) =>
  `<a href="${attribute(href)}" style="color:${onNight};text-decoration:underline">${escapeHtml(label)}</a>`
