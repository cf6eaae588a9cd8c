import { createMailQueue } from '#server/platform/mail/mail-queue.ts'
import type { Mail, Mailer } from '#server/platform/mail/mailer.ts'
import type { Logger } from '#server/platform/process/logger.ts'

/** Soon or never: these links are old after half an hour. */
const defaultDelaysMs = [5_000, 30_000, 120_000, 600_000]

/** Writes the mail, or nothing where there is none to send. */
type Write = () => Promise<Mail | null>

interface Job {
  write: Write
  attempts: number
}

interface SecurityMailParts {
  mailer: Mailer
  log: Logger
  delaysMs?: readonly number[]
}

export type SecurityMail = ReturnType<typeof createSecurityMail>

/** Mails about who gets in: in the background, tried again a few times, in this process alone. */
export function createSecurityMail({ mailer, log, delaysMs = defaultDelaysMs }: SecurityMailParts) {
  const queue = createMailQueue<Job>({ atOnce: 1, work: send, log })

  async function send({ write, attempts }: Job): Promise<number> {
    const mail = await write()
    if (!mail) return 0
    try {
      await mailer.send(mail)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ reason }, 'a mail about signing in could not be sent')
      const delay = delaysMs[attempts]
      if (delay !== undefined) {
        queue.addLater(delay, { write: async () => mail, attempts: attempts + 1 })
      }
    }
    return 0
  }

  return {
    canSend: mailer.canSend,
    add(write: Write) {
      if (mailer.canSend) queue.add({ write, attempts: 0 })
    },
    close: () => queue.close(),
  }
}
