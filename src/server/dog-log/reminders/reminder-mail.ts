import { formatDate } from '#shared/dates.ts'
import { escapeHtml } from '#shared/markdown/write/escape-html.ts'
import { reminderMailWords as words } from '#shared/texts/dog-log-mail.ts'
import { type MailSender, writeMailFrame } from '../../mail-look/mail-frame.ts'
import { mailButton, mailParagraph, mailTitle, TABLE } from '../../mail-look/mail-parts.ts'
import type { Mail } from '../../platform/mail/mailer.ts'

interface Reminder {
  to: string
  title: string
  day: string
  inDays: number
  link: string
}

export function writeReminderMail(sender: MailSender, reminder: Reminder): Mail {
  const { to, title, link } = reminder
  const { light, dogName, blogName, origin } = sender
  const date = formatDate(reminder.day)
  const facts = { ...reminder, date, dogName }
  const rows = [
    mailTitle(escapeHtml(title), light),
    mailParagraph(escapeHtml(words.when(facts)), light, '18px 0 18px'),
    mailButton(link, words.button, light),
  ]
  return {
    to,
    subject: words.subject(facts),
    text: `${[words.greeting, `${title}. ${words.when(facts)}`, `${words.button}:\n${link}`, `${blogName}\n${origin}`].join('\n\n')}\n`,
    html: writeMailFrame(sender, {
      title,
      previewText: words.when(facts),
      greeting: words.greeting,
      opening: words.opening(dogName),
      bodyHtml: `<table width="100%" ${TABLE}><tr><td class="px" style="padding:4px 44px 0">\n${rows.join('\n')}\n</td></tr></table>`,
      footerHtml: '',
    }),
  }
}
