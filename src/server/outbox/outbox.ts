import { randomUUID } from 'node:crypto'
import type { Work } from '../due-work/work.ts'
import type { Db } from '../platform/database/database.ts'
import type { MailBrand } from '../platform/mail/mail-template.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Logger } from '../platform/process/logger.ts'
import type { MailKind } from './mail-kind.ts'
import { createOutboxRepository, type DueMails } from './outbox.repository.ts'
import { createSendMail } from './send-mail.ts'

const MINUTE_MS = 60_000
/** Longer than a mail server may keep us waiting. */
const CLAIM_MS = 5 * MINUTE_MS
/** Longer than any rest between tries. */
const TOO_FAR_MS = 2 * 24 * 60 * MINUTE_MS

interface OutboxParts {
  db: Db
  clock: Clock
  mailer: Mailer
  mailBrand: () => Promise<MailBrand>
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
  let notify = () => {}

  const inMs = (ms: number) => new Date(clock.now().getTime() + ms)
  const due = (): DueMails => ({
    kinds: [...kinds.keys()],
    now: clock.now(),
    tooFar: inMs(TOO_FAR_MS),
  })
  const newMail = (kind: string, facts: object, dueAt = clock.now()) => {
    const messageId = `<${randomUUID()}@${domain}>`
    return { kind, facts, messageId, createdAt: clock.now(), dueAt }
  }
  // Whoever waits for an answer has it by then: how long it took tells nothing about the mail.
  const notifySoon = () => void setImmediate(() => notify())
  const isResting = async () => !mailer.canSend || (await isHeld())

  const work: Work<number> = {
    kind: 'outbox',
    listDue: async () => ((await isResting()) ? [] : rows.listDue(due())),
    async claimAndDo(id) {
      const row = await rows.claim(id, due(), inMs(CLAIM_MS))
      if (row) await send(row)
      return row !== null
    },
    countWaiting: async () =>
      (await isResting()) ? { count: 0, oldest: null } : rows.countDue(due()),
  }

  return {
    canSend: mailer.canSend,
    work,

    register<Facts>(kind: string, about: MailKind<Facts>) {
      kinds.set(kind, about as MailKind<never>)
    },

    async add(kind: string, facts: object, dueAt?: Date): Promise<void> {
      await rows.add(newMail(kind, facts, dueAt))
      notifySoon()
    },

    /** In a transaction of the caller, who calls startSoon once that is through. */
    async addWithin(tx: Db, kind: string, facts: object): Promise<void> {
      await createOutboxRepository(tx).add(newMail(kind, facts))
    },

    /** The loop of due work looks at what is there. */
    startSoon: notifySoon,

    /** What stands in the mails of a kind that wait. */
    listFacts: (kind: string) => rows.listFacts(kind),

    /** Called whenever a mail was added. */
    onAdd(listener: () => void) {
      notify = listener
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>

/** For those who only write mails. */
export type MailWriting = Pick<Outbox, 'canSend' | 'register' | 'add'>

/** For commands that mail nobody. */
export const noOutbox: MailWriting = { canSend: false, register: () => {}, add: async () => {} }
