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
  /** With its angle brackets; one is made up where none is given. */
  messageId?: string
  /** Sent as they are, in one line each: a folded List-Unsubscribe would break DKIM. */
  headers?: Record<string, string>
}

export interface Mailer {
  /** False when nothing leaves this machine. */
  canSend: boolean
  /** What a failure means, `mailVerdict` knows. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** `missing`: the variables to set; in the answer only where the owner reads it. */
export const mailMissing = (missing: readonly string[] = []) =>
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

/** One line, whatever was typed: a line break would begin a header of the sender's choosing. */
export function headerText(typed: string): string {
  return typed.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

const PATIENCE_MS = 15_000
/** However much there is to send: a mail server that hangs must not hold our sockets. */
const MAIL_CONNECTIONS = letterLimits.connections

export async function createMailer({ smtpUrl, from, log }: MailerOptions): Promise<Mailer> {
  return smtpUrl ? smtpMailer(smtpUrl, from) : loggingMailer(log)
}

async function smtpMailer(url: string, from: string): Promise<Mailer> {
  // Loaded by those who send mail alone.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(
    withLimits(url),
    // A message is text from a stranger: it may name no files or addresses to fetch.
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
    // Not read as a list of names: an address is one, whatever it holds.
    to: { name: '', address: headerText(to) },
    subject: headerText(subject),
    text,
    ...(html && { html }),
    ...(replyTo && {
      replyTo: { name: headerText(replyTo.name), address: headerText(replyTo.address) },
    }),
    ...(messageId && { messageId }),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        { prepared: true, value: headerText(value) },
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

/** Stands in where no mail server is named. Who wrote what stays out of the log. */
function loggingMailer(log: Logger): Mailer {
  return {
    canSend: false,
    send: async () => log.info('SMTP_URL is not set: a mail was not sent'),
    close: () => {},
  }
}
