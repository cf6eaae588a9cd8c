import { randomUUID } from 'node:crypto'
import type { Db } from '../database/database.ts'
import type { JobRegistry } from '../jobs/jobs.ts'
import { createMailQueueRepository, type DueMailFilter } from './mail-queue.repository.ts'
import { createSendMail, type MailKind, type SendMailOptions } from './send-mail.ts'

interface MailQueueOptions extends Omit<SendMailOptions, 'rows' | 'kinds'> {
  db: Db
  jobs: JobRegistry
  isHeld: () => Promise<boolean>
  domain: string
}

export interface DefinedMail<Payload> {
  kind: string
  enqueue(payload: Payload, dueAt?: Date): Promise<void>
  /** Writes within the caller's transaction; after its commit the caller must call `wake`. */
  enqueueIn(tx: Db, payload: Payload): Promise<void>
  listWaiting(): Promise<Payload[]>
}

export function createMailQueue(options: MailQueueOptions) {
  const { db, clock, mailer, isHeld, domain } = options
  const rows = createMailQueueRepository(db)
  const kinds = new Map<string, MailKind<never>>()
  const send = createSendMail({ ...options, rows, kinds })

  const due = (): DueMailFilter => ({ kinds: [...kinds.keys()], now: clock.now() })
  const newMail = (kind: string, facts: object, dueAt = clock.now()) => {
    const messageId = `<${randomUUID()}@${domain}>`
    return { kind, facts, messageId, createdAt: clock.now(), dueAt }
  }
  const isPaused = async () => !mailer.canSend || (await isHeld())

  const work = options.jobs.define<number>({
    kind: 'outbox',
    listDue: async () => ((await isPaused()) ? [] : rows.listDue(due())),
    async run(id) {
      const row = await rows.claim(id, due())
      if (row) await send(row)
      return row !== null
    },
    countDue: async () => ((await isPaused()) ? { count: 0, oldest: null } : rows.countDue(due())),
  })

  return {
    canSend: mailer.canSend,
    work,

    /** Mails of a kind that this version does not define stay queued for a version that does. */
    define<Payload extends object>(mail: MailKind<Payload>): DefinedMail<Payload> {
      const { kind } = mail
      kinds.set(kind, mail as MailKind<never>)
      return {
        kind,
        async enqueue(payload, dueAt) {
          await rows.add(newMail(kind, payload, dueAt))
          work.wake()
        },
        enqueueIn: (tx, payload) => createMailQueueRepository(tx).add(newMail(kind, payload)),
        listWaiting: async () => (await rows.listFacts(kind)) as Payload[],
      }
    },

    count: rows.count,
    wake: work.wake,
  }
}

export type MailQueue = ReturnType<typeof createMailQueue>
