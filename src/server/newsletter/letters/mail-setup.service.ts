import type { MailState } from '#shared/contract/letters.admin.ts'
import { mailErrors } from '#texts/errors/newsletter.ts'
import { testMailWords } from '#texts/mail/newsletter.ts'
import { AppError } from '../../platform/http/errors.ts'
import { composeMail } from '../../platform/mail/mail-content.ts'
import { judgeMailError } from '../../platform/mail/mail-verdict.ts'
import { type Mail, mailNotConfigured } from '../../platform/mail/mailer.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Settings } from '../../settings/settings.ts'

export function createMailSetup(
  { config, mailer, mailFrom: from, mailHold, mailBrand }: Platform,
  settings: Settings,
) {
  const perMinute = config.lettersPerMinute
  const missing = [
    ...(config.smtpUrl ? [] : ['SMTP_URL']),
    ...(config.mailFrom ? [] : ['MAIL_FROM']),
  ]

  const findProblem = () => (mailer.canSend ? null : mailNotConfigured(missing))

  function requireMail() {
    const problem = findProblem()
    if (problem) throw problem
  }

  async function getReplyTo(): Promise<Mail['replyTo']> {
    const { ownerName, ownerEmail } = await settings.get()
    return ownerEmail ? { name: ownerName, address: ownerEmail } : undefined
  }

  /** Sends without the queue, so that the owner sees the mail server's answer. */
  async function sendNow(mail: Mail): Promise<void> {
    requireMail()
    try {
      await mailer.send(mail)
    } catch (error) {
      throw mailRefused(judgeMailError(error).reason)
    }
  }

  return {
    perMinute,
    findProblem,
    requireMail,
    getReplyTo,
    sendNow,
    release: mailHold.release,

    async getState(): Promise<MailState> {
      return {
        canSend: mailer.canSend,
        missing,
        from,
        replyTo: (await settings.get()).ownerEmail,
        perMinute,
        isHeld: await mailHold.isHeld(),
      }
    },

    /** Uses the template, sender and reply address of a letter, to test all of them. */
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
      await sendNow(composeMail(brand, { to, content, replyTo: await getReplyTo() }))
    },
  }
}

export type MailSetup = ReturnType<typeof createMailSetup>

const mailRefused = (reason: string) =>
  new AppError(502, 'mail.refused', mailErrors.refused(reason))
