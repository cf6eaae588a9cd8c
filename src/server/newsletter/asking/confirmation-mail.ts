import { type MailSender, writeMailFrame } from '#server/mail-look/mail-frame.ts'
import {
  attribute,
  mailButton,
  mailNote,
  mailParagraph,
  mailTitle,
  TABLE,
} from '#server/mail-look/mail-parts.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import { escapeHtml } from '#shared/markdown/write/escape-html.ts'
import { confirmationWords as words } from '#shared/texts/confirmation-mail.ts'

/** No name: whoever typed the address may have typed an advertisement as one. */
interface Asked {
  email: string
  link: string
}

/** In the look of the letters that follow it. */
export function writeConfirmationMail(sender: MailSender, asked: Asked): Mail {
  return {
    to: asked.email,
    subject: words.subject(sender.blogName),
    text: plainText(sender, asked),
    html: writeMailFrame(sender, {
      title: words.title.join(' '),
      previewText: words.previewText,
      greeting: words.greeting,
      opening: words.opening,
      bodyHtml: body(sender, asked.link),
      footerHtml: '',
    }),
  }
}

function body({ light, dogName }: MailSender, link: string): string {
  const [begin, turn] = words.title
  const address = attribute(link)
  const rows = [
    mailTitle(
      `${begin} <em class="turn" style="font-style:italic;font-weight:400;color:${light.accentText}">${turn.replaceAll(' ', '&nbsp;')}</em>`,
      light,
    ),
    mailParagraph(escapeHtml(words.promise(dogName)), light, '18px 0 18px'),
    mailButton(link, words.button, light),
    mailNote(
      `${words.byHand}<br><a class="link" href="${address}" style="color:${light.link};word-break:break-all">${address}</a>`,
      light,
    ),
    mailNote(words.notYou, light, '0'),
  ]
  return `<table width="100%" ${TABLE}><tr><td class="px" style="padding:4px 44px 0">\n${rows.join('\n')}\n</td></tr></table>`
}

function plainText({ blogName, dogName, origin }: MailSender, { link }: Asked): string {
  const paragraphs = [
    `${words.greeting}\n${words.opening}`,
    `${words.title.join(' ')}. ${words.promise(dogName)}`,
    `${words.button}:\n${link}`,
    `${words.inText} ${words.notYou}`,
    `${blogName}\n${origin}`,
  ]
  return `${paragraphs.join('\n\n')}\n`
}
