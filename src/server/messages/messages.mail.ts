import { AppError } from '../platform/http/errors.ts'
import type { OutgoingMail } from '../platform/mail/mail-content.ts'
import type { Outbox } from '../platform/mail/outbox.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Logger } from '../platform/process/logger.ts'
import type { RateLimit } from '../platform/security/rate-limits.ts'
import type { ContactRepository, ContactRow } from './contact.repository.ts'

const MINUTE = 60_000
/** A mail server that is down for a weekend must not cost a message its mail. */
const retryMs = [1, 5, 30, 120, 360, 720, 1440, 1440, 1440].map((n) => n * MINUTE)
const MAX_AGE_MS = 7 * 24 * 60 * MINUTE

/** More than any mail program shows beside the subject. */
const PREVIEW_CHARACTERS = 200

interface ContactMailParts {
  messages: Pick<ContactRepository, 'beginMail' | 'listUnmailed' | 'markMailed' | 'noteMailError'>
  outbox: Outbox
  /** How many mails may leave in an hour, over all processes. */
  limit: Pick<RateLimit, 'take'>
  /** Read anew for each mail: the owner may have changed both. */
  getOwner: () => Promise<Owner>
  clock: Clock
  log: Logger
}

interface Owner {
  ownerEmail: string
  blogName: string
}

interface Payload {
  id: number
}

/** Mails what is stored already, through the outbox. */
export function createContactMail(parts: ContactMailParts) {
  const { messages, outbox, limit, getOwner, clock, log } = parts
  const mail = outbox.define<Payload>({
    kind: 'contact',
    expiresAfterMs: MAX_AGE_MS,
    retryMs,
    async gate({ id }) {
      if ((await getOwner()).ownerEmail) return takeOne(limit, clock)
      log.warn(
        { id },
        'a message is waiting in the inbox: there is no contact email in the settings to send it to',
      )
      return false
    },
    async write({ id }) {
      const message = await messages.beginMail(id)
      return message && writeMail(message, await getOwner())
    },
    onSent: ({ id }) => messages.markMailed(id),
    onFailed: ({ id }, { reason }) => messages.noteMailError(id, reason.slice(0, 500)),
  })

  return {
    async begin({ id }: Payload): Promise<void> {
      if (!outbox.canSend) return
      // The message itself is stored: whoever wrote it need not send it again.
      await mail.add({ id }).catch((error: unknown) => {
        log.error({ err: error, id }, 'a message will be mailed after the next start')
      })
    },
    /** Messages of a time without mail, or of a version that kept its mails in memory. */
    async resume(): Promise<void> {
      if (!outbox.canSend) return
      const since = new Date(clock.now().getTime() - MAX_AGE_MS)
      const unmailed = await messages.listUnmailed({ since, maxAttempts: retryMs.length + 1 })
      const waiting = new Set((await mail.listWaiting()).map(({ id }) => id))
      for (const { id } of unmailed) if (!waiting.has(id)) await mail.add({ id })
    },
  }
}

/** True when another mail may leave now, otherwise when the next one may. */
async function takeOne(limit: ContactMailParts['limit'], clock: Clock): Promise<true | Date> {
  try {
    await limit.take('all')
    return true
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return new Date(clock.now().getTime() + Number(error.headers['retry-after'] ?? 60) * 1000)
  }
}

export type ContactMail = ReturnType<typeof createContactMail>

function writeMail(message: ContactRow, owner: Owner): OutgoingMail {
  const { name, email, subject, message: text } = message
  return {
    to: owner.ownerEmail,
    replyTo: { name, address: email },
    content: {
      subject: `[${owner.blogName}] ${subject}`,
      previewText: text.slice(0, PREVIEW_CHARACTERS),
      greeting: subject,
      opening: `${name} <${email}> wrote through the contact page:`,
      body: [{ text }, { text: 'Reply to this mail to answer them.' }],
    },
  }
}
