import { randomUUID } from 'node:crypto'
import type { Db } from '../platform/database/database.ts'
import type { JobRegistry } from '../platform/jobs/jobs.ts'
import type { Mail, Mailer } from '../platform/mail/mailer.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Logger } from '../platform/process/logger.ts'
import type { MailKind } from './mail-kind.ts'
import { createOutboxRepository, type DueMails } from './outbox.repository.ts'
import { createSendMail } from './send-mail.ts'

interface OutboxParts {
  db: Db
  clock: Clock
  jobs: JobRegistry
  mailer: Mailer
  /** Gives a mail its look. */
  dress: (mail: Mail) => Promise<Mail>
  isHeld: () => Promise<boolean>
  /** Of our Message-IDs: where the diary is. */
  domain: string
  log: Logger
  /** Instead of the rests that each kind names; tests do not wait. */
  retryMs?: readonly number[] | undefined
}

/** Mails to single people, in the order they became due. Each kind says how its mails are written. */
export function createOutbox(parts: OutboxParts) {
  const { db, clock, mailer, isHeld, domain } = parts
  const rows = createOutboxRepository(db)
  const kinds = new Map<string, MailKind<never>>()
  const send = createSendMail({ ...parts, rows, kinds })

  const due = (): DueMails => ({ kinds: [...kinds.keys()], now: clock.now() })
  const newMail = (kind: string, facts: object, dueAt = clock.now()) => {
    const messageId = `<${randomUUID()}@${domain}>`
    return { kind, facts, messageId, createdAt: clock.now(), dueAt }
  }
  const isResting = async () => !mailer.canSend || (await isHeld())

  const work = parts.jobs.define<number>({
    kind: 'outbox',
    listDue: async () => ((await isResting()) ? [] : rows.listDue(due())),
    async run(id) {
      const row = await rows.claim(id, due())
      if (row) await send(row)
      return row !== null
    },
    countDue: async () => ((await isResting()) ? { count: 0, oldest: null } : rows.countDue(due())),
  })

  return {
    canSend: mailer.canSend,
    work,

    register<Facts>(kind: string, about: MailKind<Facts>) {
      kinds.set(kind, about as MailKind<never>)
    },

    async add(kind: string, facts: object, dueAt?: Date): Promise<void> {
      await rows.add(newMail(kind, facts, dueAt))
      work.wake()
    },

    /** In a transaction of the caller, who calls startSoon once that is through. */
    async addWithin(tx: Db, kind: string, facts: object): Promise<void> {
      await createOutboxRepository(tx).add(newMail(kind, facts))
    },

    startSoon: work.wake,

    /** What stands in the mails of a kind that wait. */
    listFacts: (kind: string) => rows.listFacts(kind),
  }
}

export type Outbox = ReturnType<typeof createOutbox>

/** For those who only write mails. */
export type MailWriting = Pick<Outbox, 'canSend' | 'register' | 'add'>

/** For commands that mail nobody. */
export const noOutbox: MailWriting = { canSend: false, register: () => {}, add: async () => {} }
