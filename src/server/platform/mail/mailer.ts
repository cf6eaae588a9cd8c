import { letterLimits } from '#shared/limits.ts'
import { mailErrors } from '#texts/errors/newsletter.ts'
import { conflict } from '../http/errors.ts'
import type { Logger } from '../process/log.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html?: string
  replyTo?: { name: string; address: string }
  /** Includes the angle brackets; without a value the library generates one. */
  messageId?: string
  /** Headers are sent unchanged in one line: a folded List-Unsubscribe would break DKIM. */
  headers?: Record<string, string>
}

export interface Mailer {
  canSend: boolean
  /** A failure is thrown as the library's error, which `judgeMailError` interprets. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** `missing` names the variables to set; only an answer to the owner contains them. */
export const mailNotConfigured = (missing: readonly string[] = []) =>
  conflict(
    'mail.missing',
    mailErrors.missing(missing),
    missing.length > 0 ? { details: { missing } } : {},
  )

interface MailerOptions {
  smtpUrl: string | undefined
  from: string
  log: Logger
}

/** Removes line breaks, because one would start a header of the sender's choosing. */
export function toHeaderText(typed: string): string {
  return typed.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

const PATIENCE_MS = 15_000
/** The limit keeps a mail server that hangs from taking all our sockets. */
const MAIL_CONNECTIONS = letterLimits.connections

export async function createMailer({ smtpUrl, from, log }: MailerOptions): Promise<Mailer> {
  return smtpUrl ? smtpMailer(smtpUrl, from) : loggingMailer(log)
}

async function smtpMailer(url: string, from: string): Promise<Mailer> {
  // The library is loaded only where mail is sent.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(
    withLimits(url),
    // A message is a visitor's text: the library must fetch no file or address for it.
    { disableFileAccess: true, disableUrlAccess: true },
  )
  return {
    canSend: true,
    async send(mail) {
      await transport.sendMail({ from, ...message(mail) })
    },
    close: () => transport.close(),
  }
}

function message({ to, subject, text, html, replyTo, messageId, headers = {} }: Mail) {
  return {
    // An address given as an object is never parsed as a list of names.
    to: { name: '', address: toHeaderText(to) },
    subject: toHeaderText(subject),
    text,
    ...(html && { html }),
    ...(replyTo && {
      replyTo: { name: toHeaderText(replyTo.name), address: toHeaderText(replyTo.address) },
    }),
    ...(messageId && { messageId }),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        { prepared: true, value: toHeaderText(value) },
      ]),
    ),
  }
}

function withLimits(url: string): string {
  const limited = new URL(url)
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!limited.searchParams.has(name)) limited.searchParams.set(name, String(PATIENCE_MS))
  }
  limited.searchParams.set('pool', 'true')
  limited.searchParams.set('maxConnections', String(MAIL_CONNECTIONS))
  return limited.href
}

/** Replaces the mail server where none is configured. The log shows neither people nor text. */
function loggingMailer(log: Logger): Mailer {
  return {
    canSend: false,
    send: async () => log.info('SMTP_URL is not set: a mail was not sent'),
    close: () => {},
  }
}
