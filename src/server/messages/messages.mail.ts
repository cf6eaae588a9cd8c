import { MINUTE_MS } from '#shared/durations.ts'
import { messageMailWords } from '#texts/mail/messages.ts'
import { AppError } from '../platform/http/errors.ts'
import type { OutgoingMail } from '../platform/mail/mail-content.ts'
import type { Platform } from '../platform/platform.ts'
import type { MessageRow, MessagesRepository } from './messages.repository.ts'

/** The long last delays cover a mail server that is down for a weekend. */
const retryMs = [1, 5, 30, 120, 360, 720, 1440, 1440, 1440].map((n) => n * MINUTE_MS)
const MAX_AGE_MS = 7 * 24 * 60 * MINUTE_MS

/** Messages beyond this limit are stored at once and mailed in the following hours. */
const MAILS_PER_HOUR = 60
const PREVIEW_CHARACTERS = 200

interface Owner {
  ownerEmail: string
  blogName: string
}

interface Payload {
  id: number
}

export function createMessageMails(
  { mailQueue, limitTo, clock, log }: Pick<Platform, 'mailQueue' | 'limitTo' | 'clock' | 'log'>,
  messages: MessagesRepository,
  /** Called for each mail, because the owner may change both settings at any time. */
  getOwner: () => Promise<Owner>,
) {
  const limit = limitTo({
    name: 'contact-mail',
    points: MAILS_PER_HOUR,
    seconds: 3600,
    message: '',
  })

  async function consumeLimit(): Promise<true | Date> {
    try {
      await limit.consume('all')
      return true
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return new Date(clock.now().getTime() + Number(error.headers['retry-after'] ?? 60) * 1000)
    }
  }

  const mail = mailQueue.define<Payload>({
    kind: 'contact',
    expiresAfterMs: MAX_AGE_MS,
    retryMs,
    async gate({ id }) {
      if ((await getOwner()).ownerEmail) return consumeLimit()
      log.warn(
        { id },
        'a message is waiting in the inbox: there is no contact email in the settings to send it to',
      )
      return false
    },
    async write({ id }) {
      const message = await messages.startAttempt(id)
      return message && writeMail(message, await getOwner())
    },
    onSent: ({ id }) => messages.markMailed(id),
    onFailed: ({ id }, { reason }) => messages.noteMailError(id, reason.slice(0, 500)),
  })

  return {
    async queue({ id }: Payload): Promise<void> {
      if (!mailQueue.canSend) return
      // The message is stored, so its sender need not send it again because the queue failed.
      await mail.enqueue({ id }).catch((error: unknown) => {
        log.error({ err: error, id }, 'a message will be mailed after the next start')
      })
    },
    /**
     * Finds messages received while no mail was configured, or by a version
     * that queued mails in memory.
     */
    async queueUnmailed(): Promise<void> {
      if (!mailQueue.canSend) return
      const since = new Date(clock.now().getTime() - MAX_AGE_MS)
      const unmailed = await messages.listUnmailed({ since, maxAttempts: retryMs.length + 1 })
      const waiting = new Set((await mail.listWaiting()).map(({ id }) => id))
      for (const { id } of unmailed) if (!waiting.has(id)) await mail.enqueue({ id })
    },
  }
}

function writeMail(message: MessageRow, owner: Owner): OutgoingMail {
  const { name, email, subject, message: text } = message
  return {
    to: owner.ownerEmail,
    replyTo: { name, address: email },
    content: {
      subject: `[${owner.blogName}] ${subject}`,
      previewText: text.slice(0, PREVIEW_CHARACTERS),
      greeting: subject,
      opening: messageMailWords.opening(name, email),
      body: [{ text }, { text: messageMailWords.reply }],
    },
  }
}
