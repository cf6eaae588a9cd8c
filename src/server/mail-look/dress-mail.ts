import { escapeHtml } from '#shared/markdown/write/escape-html.ts'
import type { Mail } from '../platform/mail/mailer.ts'
import { type MailSender, writeMailFrame } from './mail-frame.ts'
import { attribute, mailParagraph, TABLE } from './mail-parts.ts'

/** A mail that is nothing but text gets the look of letters; its words stay as they are. */
export function dressMail(sender: MailSender, mail: Mail): Mail {
  if (mail.html) return mail
  const { blogName, light } = sender
  const [opening = '', ...rest] = mail.text.trim().split(/\n{2,}/)
  // The end of the frame names the diary.
  const paragraphs = rest.filter((text) => text !== blogName)
  const rows = paragraphs.map((text) => mailParagraph(withOwnLinks(text, sender), light))
  const title = mail.subject.replace(`[${blogName}] `, '')
  const html = writeMailFrame(sender, {
    ...{ title, greeting: title, opening, footerHtml: '' },
    previewText: paragraphs[0] ?? opening,
    bodyHtml: `<table width="100%" ${TABLE}><tr><td class="px" style="padding:4px 44px 0">\n${rows.join('\n')}\n</td></tr></table>`,
  })
  return { ...mail, html }
}

/** Only what leads to the diary can be clicked: the rest may be the words of a stranger. */
function withOwnLinks(text: string, { origin, light }: MailSender): string {
  const parts = text.split(/(https?:\/\/\S+)/)
  const written = parts.map((part) => {
    if (!part.startsWith(`${origin}/`)) return escapeHtml(part).replaceAll('\n', '<br>')
    const address = attribute(part)
    return `<a class="link" href="${address}" style="color:${light.link};word-break:break-all">${address}</a>`
  })
  return written.join('')
}
