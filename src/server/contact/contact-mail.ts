import type { Mail, Mailer } from '../platform/mail/mailer.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Logger } from '../platform/process/logger.ts'
import type { ContactRepository, ContactRow } from './contact.repository.ts'

const MINUTE = 60_000
/** A mail server that is down for a weekend must not cost a message its mail. */
const defaultDelaysMs = [1, 5, 30, 120, 360, 720, 1440, 1440, 1440].map((n) => n * MINUTE)
const MAX_AGE_MS = 7 * 24 * 60 * MINUTE

interface ContactMailParts {
  messages: Pick<ContactRepository, 'claim' | 'listUnmailed' | 'markMailed' | 'noteMailError'>
  mailer: Mailer
  /** Read anew for each mail: the owner may have changed both. */
  getOwner: () => Promise<{ ownerEmail: string; blogName: string }>
  clock: Clock
  log: Logger
  delaysMs?: readonly number[]
}

interface Waiting {
  id: number
  mailAttempts: number
}

/** Mails what is stored already, in the background, and tries again until it worked. */
export function createContactMail(parts: ContactMailParts) {
  const { messages, mailer, getOwner, clock, log, delaysMs = defaultDelaysMs } = parts
  const timers = new Set<NodeJS.Timeout>()
  const underWay = new Set<Promise<void>>()
  let isClosed = false
  async function deliver({ id, mailAttempts }: Waiting): Promise<void> {
    const owner = await getOwner()
    if (!owner.ownerEmail) {
      log.warn({ id }, 'a message waits in the inbox: the settings name no contact email to mail')
      return
    }
    const message = await messages.claim(id, mailAttempts)
    if (!message) return
    try {
      await mailer.send(writeMail(message, owner))
      await messages.markMailed(id)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ id, reason }, 'mailing a message failed; it is stored and will be tried again')
      await messages.noteMailError(id, reason.slice(0, 500))
      tryLater(message)
    }
  }

  function tryLater(message: Waiting) {
    const delay = delaysMs[message.mailAttempts - 1]
    if (delay === undefined || isClosed) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      begin(message)
    }, delay)
    timer.unref()
    timers.add(timer)
  }

  function begin(message: Waiting) {
    if (isClosed || !mailer.canSend) return
    const work = deliver(message)
      .catch((error: unknown) => log.error({ err: error, id: message.id }, 'mailing broke off'))
      .finally(() => underWay.delete(work))
    underWay.add(work)
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
    async close(): Promise<void> {
      isClosed = true
      for (const timer of timers) clearTimeout(timer)
      await Promise.allSettled(underWay)
      mailer.close()
    },
  }
}

export type ContactMail = ReturnType<typeof createContactMail>

function writeMail(message: ContactRow, owner: { ownerEmail: string; blogName: string }): Mail {
  const { name, email, subject, message: text } = message
  return {
    to: owner.ownerEmail,
    subject: `[${owner.blogName}] ${subject}`,
    replyTo: { name, address: email },
    text: `${name} <${email}> wrote through the contact page:\n\n${text}\n\nAnswer this mail to answer them.\n`,
  }
}
