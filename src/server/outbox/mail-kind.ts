import type { MailContent } from '../platform/mail/mail-content.ts'
import type { MailVerdict } from '../platform/mail/mail-verdict.ts'
import type { Mail } from '../platform/mail/mailer.ts'

/** A mail to one person; the outbox renders it. */
export interface OutgoingMail {
  to: string
  content: MailContent
  replyTo?: NonNullable<Mail['replyTo']>
  /** Where somebody stops these mails by one click. */
  unsubscribeUrl?: string
}

export interface MailFailure extends Pick<MailVerdict, 'kind' | 'reason'> {
  /** It is not tried again. */
  isOver: boolean
}

/** What the outbox knows about one kind of mail. Facts are what stands in the table: never a secret. */
export interface MailKind<Facts> {
  /** Older than this it helps nobody any more: then it is dropped, not sent late. */
  usefulMs: number
  /** Between tries; those of letters where none are named. */
  retryMs?: readonly number[]
  /** Asked once, before the first try: false drops the mail, a time puts it off until then. */
  admit?(facts: Facts): Promise<boolean | Date>
  /** Anew for each try; null when it is not wanted any more. */
  write(facts: Facts): Promise<OutgoingMail | null>
  whenSent?(facts: Facts): Promise<void>
  whenFailed?(facts: Facts, failure: MailFailure): Promise<void>
}
