import { escapeHtml } from '#shared/markdown/write/escape-html.ts'
import { type MailSender, writeMailFrame } from '../../mail-look/mail-frame.ts'
import {
  footerLink,
  mailButton,
  mailNote,
  mailParagraph,
  mailTitle,
  TABLE,
} from '../../mail-look/mail-parts.ts'
import type { Mail } from '../../platform/mail/mailer.ts'

/** Somebody's words in a mail. */
interface Quote {
  from: string
  text: string
}

interface CommentMail {
  to: string
  subject: string
  previewText: string
  greeting: string
  opening: string
  title: string
  paragraphs: string[]
  quotes: Quote[]
  button: { label: string; href: string }
  notes: string[]
  /** The way out, where there is one. */
  stop?: { why: string; label: string; href: string }
}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

/** In the look of letters, with all its words in the plain part, too. */
export function writeCommentMail(sender: MailSender, mail: CommentMail): Mail {
  const { to, subject, stop } = mail
  return {
    ...{ to, subject, text: plainText(sender, mail) },
    html: writeMailFrame(sender, {
      ...{ title: mail.title, previewText: mail.previewText },
      ...{ greeting: mail.greeting, opening: mail.opening },
      bodyHtml: body(sender, mail),
      footerHtml: stop
        ? `<p style="margin:0 0 10px">${escapeHtml(stop.why)} ${footerLink(stop.href, stop.label, sender.light)}</p>`
        : '',
    }),
    ...(stop && { headers: stopHeaders(stop.href) }),
  }
}

/** By these mail programs show a button to stop; one click works by https alone (RFC 8058). */
const stopHeaders = (href: string): Record<string, string> => ({
  'List-Unsubscribe': `<${href}>`,
  ...(href.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})

function body({ light }: MailSender, { title, paragraphs, quotes, button, notes }: CommentMail) {
  const rows = [
    mailTitle(escapeHtml(title), light),
    ...paragraphs.map((text) => mailParagraph(escapeHtml(text), light, '18px 0 18px')),
    ...quotes.flatMap(({ from, text }) => [
      mailNote(`<strong>${escapeHtml(from)}</strong>`, light, '18px 0 2px'),
      mailParagraph(lines(text), light, '0 0 14px'),
    ]),
    mailButton(button.href, button.label, light),
    ...notes.map((note) => mailNote(escapeHtml(note), light)),
  ]
  return `<table width="100%" ${TABLE}><tr><td class="px" style="padding:4px 44px 0">\n${rows.join('\n')}\n</td></tr></table>`
}

function plainText({ blogName, origin }: MailSender, mail: CommentMail): string {
  const { greeting, opening, title, paragraphs, quotes, button, notes, stop } = mail
  const parts = [
    `${greeting}\n${opening}`,
    ...[title, ...paragraphs],
    ...quotes.map(({ from, text }) => `${from}:\n${text.replace(/^/gm, '> ')}`),
    `${button.label}:\n${button.href}`,
    ...notes,
    ...(stop ? [`${stop.why}\n${stop.label}: ${stop.href}`] : []),
    `${blogName}\n${origin}`,
  ]
  return `${parts.join('\n\n')}\n`
}

const LONGEST_QUOTE = 400

/** As much of it as shows what it is about. */
export const beginningOf = (message: string) =>
  message.length > LONGEST_QUOTE ? `${message.slice(0, LONGEST_QUOTE).trimEnd()}…` : message
