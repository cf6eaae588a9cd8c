import { mailVerdictTexts as texts } from '#texts/errors/platform.ts'
import { toHeaderText } from './mailer.ts'

export interface MailErrorVerdict {
  /** `bounced`: the mailbox does not exist. `failed`: the mail was refused for good. */
  kind: 'later' | 'bounced' | 'failed'
  reason: string
  /** True when the mail server is away or refuses us, which says nothing about the recipient. */
  isAway: boolean
}

interface MailError {
  code?: string
  command?: string
  response?: string
  responseCode?: number
}

const ABOUT_RECIPIENT = /^(RCPT TO|DATA)$/
/** 5.1.x is about the recipient (RFC 3463), but 5.1.7 and 5.1.8 are about the sender. */
const NO_MAILBOX = /\b5\.1\.(?![78]\b)\d+\b/
const MAILBOX_WORD = /user|mailbox|recipient|address|account/i
const GONE_WORD = /unknown|no such|not found|not exist|n't exist|invalid|unavailable/i

const shorten = (text: string) => toHeaderText(text).slice(0, 300)

export function judgeMailError(error: unknown): MailErrorVerdict {
  const { command = '', response, responseCode: code } = (error ?? {}) as MailError
  if (isAboutUs(error as MailError)) return awayVerdict(error as MailError)
  if (!code || !response) {
    const answer = shorten(error instanceof Error ? error.message : String(error))
    return { kind: 'failed', reason: texts.notWritten(answer), isAway: false }
  }
  const answer = shorten(response)
  if (code < 500) {
    return { kind: 'later', reason: texts.wait(answer), isAway: false }
  }
  if (command === 'RCPT TO' && isMailboxGone(code, response)) {
    return { kind: 'bounced', reason: texts.noMailbox(answer), isAway: false }
  }
  return { kind: 'failed', reason: texts.refused(answer), isAway: false }
}

function isMailboxGone(code: number, response: string): boolean {
  if (/\b5\.\d+\.\d+\b/.test(response)) return NO_MAILBOX.test(response)
  return (code === 550 || code === 551) && MAILBOX_WORD.test(response) && GONE_WORD.test(response)
}

/** An error before RCPT TO is about us: no connection, no TLS, a wrong password or sender. */
function isAboutUs({ code, command = '', responseCode }: MailError): boolean {
  if (responseCode && ABOUT_RECIPIENT.test(command)) return false
  return Boolean(code) && code !== 'EMESSAGE' && !(code === 'EENVELOPE' && command === 'API')
}

function awayVerdict({ code, command, response }: MailError): MailErrorVerdict {
  const answer = response ? `: ${shorten(response)}` : ` (${code}).`
  const reason =
    code === 'EAUTH'
      ? texts.wrongPassword(answer)
      : command === 'MAIL FROM'
        ? texts.senderRefused(answer)
        : texts.notReached(answer)
  return { kind: 'later', reason, isAway: true }
}
