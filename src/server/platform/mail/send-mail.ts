import { letterLimits } from '#shared/limits.ts'
import { mailVerdictTexts } from '#texts/errors/platform.ts'
import type { Clock } from '../process/clock.ts'
import type { Logger } from '../process/log.ts'
import { composeMail, type OutgoingMail } from './mail-content.ts'
import type { MailBrand } from './mail-template.ts'
import { type MailVerdict, mailVerdict } from './mail-verdict.ts'
import type { Mail, Mailer } from './mailer.ts'
import type { OutboxRow } from './outbox.repository.ts'

interface MailFailure extends Pick<MailVerdict, 'kind' | 'reason'> {
  /** It is not tried again. */
  isOver: boolean
}

/** What the outbox knows about one kind of mail. The payload is what stands in the table: never a secret. */
export interface MailKind<Payload> {
  /** Stored with each mail. */
  kind: string
  /** Older than this it is dropped, not sent late. */
  expiresAfterMs: number
  /** Between tries; those of letters where none are named. */
  retryMs?: readonly number[]
  /** Asked once, before the first try: false drops the mail, a time puts it off until then. */
  gate?(payload: Payload): Promise<boolean | Date>
  /** Anew for each try; null when the mail is not wanted any more. */
  write(payload: Payload): Promise<OutgoingMail | null>
  onSent?(payload: Payload): Promise<void>
  onFailed?(payload: Payload, failure: MailFailure): Promise<void>
}

export interface SendOptions {
  rows: {
    putBack(mail: OutboxRow, to: { dueAt: Date; tries: number }): Promise<void>
    remove(mail: OutboxRow): Promise<void>
  }
  kinds: ReadonlyMap<string, MailKind<never>>
  mailer: Mailer
  mailBrand: () => Promise<MailBrand>
  clock: Clock
  log: Logger
  /** Instead of the delays that each kind names; tests do not wait. */
  retryMs?: readonly number[] | undefined
}

type Failure = Omit<MailFailure, 'isOver'>

const usualRetryMs = letterLimits.retryMinutes.map((minutes) => minutes * 60_000)

/** One try with a mail that is claimed: sent, put back for later, or done with. */
export function createSendMail({
  rows,
  kinds,
  mailer,
  clock,
  log,
  mailBrand,
  retryMs,
}: SendOptions) {
  async function fail(row: OutboxRow, kind: MailKind<never>, failure: Failure) {
    const delays = retryMs ?? kind.retryMs ?? usualRetryMs
    const delay = failure.kind === 'later' ? delays[row.tries - 1] : undefined
    if (delay === undefined) return giveUp(row, kind, failure)
    await kind.onFailed?.(row.facts as never, { ...failure, isOver: false })
    log.warn(about(row, failure), 'a mail could not be sent; it will be tried again')
    const dueAt = new Date(clock.now().getTime() + delay)
    await rows.putBack(row, { dueAt, tries: row.tries })
  }

  async function giveUp(row: OutboxRow, kind: MailKind<never>, failure: Failure) {
    await kind.onFailed?.(row.facts as never, { ...failure, isOver: true })
    log.error(about(row, failure), 'gave up on a mail')
    await rows.remove(row)
  }

  /** Null when there is nothing to send, or not now; the row is seen to then. */
  async function prepare(row: OutboxRow, kind: MailKind<never>): Promise<Mail | null> {
    const payload = row.facts as never
    if (clock.now().getTime() - row.createdAt.getTime() > kind.expiresAfterMs) {
      await giveUp(row, kind, { kind: 'later', reason: mailVerdictTexts.waitedTooLong })
      return null
    }
    const admitted = row.tries > 1 || ((await kind.gate?.(payload)) ?? true)
    if (admitted instanceof Date) {
      await rows.putBack(row, { dueAt: admitted, tries: 0 })
      return null
    }
    const mail = admitted ? await kind.write(payload) : null
    if (mail) return composeMail(await mailBrand(), mail)
    await rows.remove(row)
    return null
  }

  return async (row: OutboxRow): Promise<void> => {
    const kind = kinds.get(row.kind)
    if (!kind) return
    let mail: Mail | null
    try {
      mail = await prepare(row, kind)
    } catch (error) {
      log.error({ err: error, kind: row.kind }, 'a mail could not be written')
      return fail(row, kind, { kind: 'later', reason: mailVerdictTexts.unwritable })
    }
    if (!mail) return
    try {
      await mailer.send({ ...mail, messageId: row.messageId })
    } catch (error) {
      return fail(row, kind, mailVerdict(error))
    }
    await kind.onSent?.(row.facts as never)
    await rows.remove(row)
  }
}

/** Mail servers like to repeat whom a mail was for: that stays out of the log. */
const about = ({ kind, tries }: OutboxRow, { reason }: Failure) => ({
  kind,
  tries,
  reason: reason.replace(/\S+@\S+/g, '…'),
})
