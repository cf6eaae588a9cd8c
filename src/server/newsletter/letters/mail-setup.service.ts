import type { MailState } from '#shared/contract/letters.ts'
import { testMailWords } from '#shared/texts/letter-mail.ts'
import { composeMail } from '../../platform/mail/mail-content.ts'
import type { MailBrand } from '../../platform/mail/mail-template.ts'
import { mailVerdict } from '../../platform/mail/mail-verdict.ts'
import type { Mail, Mailer } from '../../platform/mail/mailer.ts'
import { mailMissing, mailRefused } from './letters.errors.ts'

/** Nothing goes out while it is on: a restored backup holds mails that were sent long ago. */
export interface MailHold {
  isHeld(): Promise<boolean>
  release(): Promise<void>
}

interface MailParts {
  mailer: Mailer
  hold: MailHold
  /** Of SMTP_URL and MAIL_FROM, those that are not set. */
  missing: readonly string[]
  from: string
  perMinute: number
  getSettings: () => Promise<{ blogName: string; ownerName: string; ownerEmail: string }>
  mailBrand: () => Promise<MailBrand>
}

/** Whether mails can go out, and mails that the owner sends to find out. */
export function createMailService(parts: MailParts) {
  const { mailer, hold, missing, from, perMinute, getSettings, mailBrand } = parts

  function requireMail() {
    if (!mailer.canSend) throw mailMissing(missing)
  }

  return {
    perMinute,
    requireMail,

    /** Answers go to the owner. */
    async getReplyTo(): Promise<Mail['replyTo']> {
      const { ownerName, ownerEmail } = await getSettings()
      return ownerEmail ? { name: ownerName, address: ownerEmail } : undefined
    },

    async getState(): Promise<MailState> {
      return {
        canSend: mailer.canSend,
        missing: [...missing],
        from,
        replyTo: (await getSettings()).ownerEmail,
        perMinute,
        isHeld: await hold.isHeld(),
      }
    },

    release: () => hold.release(),

    /** At once, and the owner hears what the mail server said. */
    async sendNow(mail: Mail): Promise<void> {
      requireMail()
      try {
        await mailer.send(mail)
      } catch (error) {
        throw mailRefused(mailVerdict(error).reason)
      }
    },

    /** As readers get theirs: the same look, sender and address for answers. */
    async sendTest(to: string): Promise<void> {
      requireMail()
      const brand = await mailBrand()
      const subject = testMailWords.subject(brand.name)
      const content = {
        subject,
        previewText: testMailWords.nothingElse,
        greeting: subject,
        opening: testMailWords.canSend(brand.name),
        body: [{ text: testMailWords.nothingElse }],
      }
      await this.sendNow(composeMail(brand, { to, content, replyTo: await this.getReplyTo() }))
    },
  }
}

export type MailService = ReturnType<typeof createMailService>
