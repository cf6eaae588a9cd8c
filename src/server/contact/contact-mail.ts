import { AppError } from '../platform/http/errors.ts'
import { createMailQueue } from '../platform/mail/mail-queue.ts'
import type { Mail, Mailer } from '../platform/mail/mailer.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Logger } from '../platform/process/logger.ts'
import type { RateLimit } from '../platform/security/rate-limits.ts'
import type { ContactRepository, ContactRow } from './contact.repository.ts'

const MINUTE = 60_000
/** A mail server that is down for a weekend must not cost a message its mail. */
const defaultDelaysMs = [1, 5, 30, 120, 360, 720, 1440, 1440, 1440].map((n) => n * MINUTE)
/** Of a mail server that hangs. */
const CONNECTIONS = 2
const MAX_AGE_MS = 7 * 24 * 60 * MINUTE

interface ContactMailParts {
  messages: Pick<ContactRepository, 'claim' | 'listUnmailed' | 'markMailed' | 'noteMailError'>
  mailer: Mailer
  /** How many mails may leave in an hour, over all processes. */
  limit: Pick<RateLimit, 'take'>
  /** Read anew for each mail: the owner may have changed both. */
  getOwner: () => Promise<Owner>
  clock: Clock
  log: Logger
  delaysMs?: readonly number[]
}

interface Owner {
  ownerEmail: string
  blogName: string
}

interface Waiting {
  id: number
  mailAttempts: number
}

/** Mails what is stored already, in the background, and tries again until it worked. */
export function createContactMail(parts: ContactMailParts) {
  const { messages, mailer, limit, getOwner, clock, log, delaysMs = defaultDelaysMs } = parts
  const queue = createMailQueue<Waiting>({ atOnce: CONNECTIONS, work: deliver, log })

  async function deliver({ id, mailAttempts }: Waiting): Promise<number> {
    const owner = await getOwner()
    if (!owner.ownerEmail) {
      log.warn({ id }, 'a message waits in the inbox: the settings name no contact email to mail')
      return 0
    }
    const restMs = await takeOne(limit)
    if (restMs > 0) return restMs
    const message = await messages.claim(id, mailAttempts)
    if (message) await send(message, owner)
    return 0
  }

  async function send(message: ContactRow, owner: Owner) {
    const { id } = message
    try {
      await mailer.send(writeMail(message, owner))
      await messages.markMailed(id)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ id, reason }, 'mailing a message failed; it is stored and will be tried again')
      await messages.noteMailError(id, reason.slice(0, 500))
      const delay = delaysMs[message.mailAttempts - 1]
      if (delay !== undefined) queue.addLater(delay, message)
    }
  }

  const begin = (message: Waiting) => {
    if (mailer.canSend) queue.add(message)
  }

  return {
    begin,
    /** What an earlier run of the server could not send. */
    async resume(): Promise<void> {
      if (!mailer.canSend) return
      const since = new Date(clock.now().getTime() - MAX_AGE_MS)
      const maxAttempts = delaysMs.length + 1
      for (const message of await messages.listUnmailed({ since, maxAttempts })) begin(message)
    },
    close: () => queue.close(),
  }
}

/** Zero when another mail may leave now, otherwise how long until then. */
async function takeOne(limit: ContactMailParts['limit']): Promise<number> {
  try {
    await limit.take('all')
    return 0
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return Number(error.headers['retry-after'] ?? 60) * 1000
  }
}

export type ContactMail = ReturnType<typeof createContactMail>

function writeMail(message: ContactRow, owner: Owner): Mail {
  const { name, email, subject, message: text } = message
  return {
    to: owner.ownerEmail,
    subject: `[${owner.blogName}] ${subject}`,
    replyTo: { name, address: email },
    text: `${name} <${email}> wrote through the contact page:\n\n${text}\n\nAnswer this mail to answer them.\n`,
  }
}
