import { randomUUID } from 'node:crypto'
import type { Work } from '../due-work/work.ts'
import type { Db } from '../platform/database/database.ts'
import type { MailBrand } from '../platform/mail/mail-template.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Logger } from '../platform/process/logger.ts'
import { createOutboxRepository, type DueMails } from './outbox.repository.ts'
import { createSendMail, type MailKind } from './send-mail.ts'

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

/** How the mails of one kind get into the outbox. */
export interface DefinedMail<Payload> {
  kind: string
  add(payload: Payload, dueAt?: Date): Promise<void>
  /** In a transaction of the caller, who calls startSoon once that is through. */
  addWithin(tx: Db, payload: Payload): Promise<void>
  listWaiting(): Promise<Payload[]>
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

    /** Mails of kinds that nobody defines wait for a version that does. */
    define<Payload extends object>(mail: MailKind<Payload>): DefinedMail<Payload> {
      const { kind } = mail
      kinds.set(kind, mail as MailKind<never>)
      return {
        kind,
        async add(payload, dueAt) {
          await rows.add(newMail(kind, payload, dueAt))
          notifySoon()
        },
        addWithin: (tx, payload) => createOutboxRepository(tx).add(newMail(kind, payload)),
        listWaiting: async () => (await rows.listFacts(kind)) as Payload[],
      }
    },

    /** The loop of due work looks at what is there. */
    startSoon: notifySoon,

    /** Called whenever a mail was added. */
    onAdd(listener: () => void) {
      notify = listener
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>

/** For those who only write mails. */
export type MailWriting = Pick<Outbox, 'canSend' | 'define'>

/** For commands that mail nobody. */
export const noOutbox: MailWriting = {
  canSend: false,
  define: ({ kind }) => ({
    kind,
    add: async () => {},
    addWithin: async () => {},
    listWaiting: async () => [],
  }),
}
