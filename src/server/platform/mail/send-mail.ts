import { letterLimits } from '#shared/limits.ts'
import { mailVerdictTexts } from '#texts/errors/platform.ts'
import type { Clock } from '../process/clock.ts'
import type { Logger } from '../process/log.ts'
import { composeMail, type OutgoingMail } from './mail-content.ts'
import type { QueuedMail } from './mail-queue.repository.ts'
import type { MailBrand } from './mail-template.ts'
import { judgeMailError, type MailErrorVerdict } from './mail-verdict.ts'
import type { Mail, Mailer } from './mailer.ts'

interface MailFailure extends Pick<MailErrorVerdict, 'kind' | 'reason'> {
  isOver: boolean
}

/** The payload is stored in the database, so it must never contain a secret. */
export interface MailKind<Payload> {
  kind: string
  /** An older mail is dropped instead of being sent late. */
  expiresAfterMs: number
  retryMs?: readonly number[]
  /** False drops the mail before its first try; a date postpones it and asks again then. */
  gate?(payload: Payload): Promise<boolean | Date>
  write(payload: Payload): Promise<OutgoingMail | null>
  onSent?(payload: Payload): Promise<void>
  onFailed?(payload: Payload, failure: MailFailure): Promise<void>
}

export interface SendMailOptions {
  rows: {
    reschedule(mail: QueuedMail, to: { dueAt: Date; tries: number }): Promise<void>
    remove(mail: QueuedMail): Promise<void>
  }
  kinds: ReadonlyMap<string, MailKind<never>>
  mailer: Mailer
  mailBrand: () => Promise<MailBrand>
  clock: Clock
  log: Logger
  /** Tests replace the pauses of every kind, so that they need not wait. */
  retryMs?: readonly number[] | undefined
}

type Failure = Omit<MailFailure, 'isOver'>

const usualRetryMs = letterLimits.retryMinutes.map((minutes) => minutes * 60_000)

export function createSendMail({
  rows,
  kinds,
  mailer,
  clock,
  log,
  mailBrand,
  retryMs,
}: SendMailOptions) {
  async function fail(row: QueuedMail, kind: MailKind<never>, failure: Failure) {
    const delays = retryMs ?? kind.retryMs ?? usualRetryMs
    const delay = failure.kind === 'later' ? delays[row.tries - 1] : undefined
    if (delay === undefined) return giveUp(row, kind, failure)
    await kind.onFailed?.(row.facts as never, { ...failure, isOver: false })
    log.warn(logDetailsOf(row, failure), 'a mail could not be sent; it will be tried again')
    const dueAt = new Date(clock.now().getTime() + delay)
    await rows.reschedule(row, { dueAt, tries: row.tries })
  }

  async function giveUp(row: QueuedMail, kind: MailKind<never>, failure: Failure) {
    await kind.onFailed?.(row.facts as never, { ...failure, isOver: true })
    log.error(logDetailsOf(row, failure), 'gave up on a mail')
    await rows.remove(row)
  }

  /** Returns null when the row has been removed or rescheduled instead of sent. */
  async function prepare(row: QueuedMail, kind: MailKind<never>): Promise<Mail | null> {
    const payload = row.facts as never
    if (clock.now().getTime() - row.createdAt.getTime() > kind.expiresAfterMs) {
      await giveUp(row, kind, { kind: 'later', reason: mailVerdictTexts.waitedTooLong })
      return null
    }
    const admitted = row.tries > 1 || ((await kind.gate?.(payload)) ?? true)
    if (admitted instanceof Date) {
      await rows.reschedule(row, { dueAt: admitted, tries: 0 })
      return null
    }
    const mail = admitted ? await kind.write(payload) : null
    if (mail) return composeMail(await mailBrand(), mail)
    await rows.remove(row)
    return null
  }

  return async (row: QueuedMail): Promise<void> => {
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
      return fail(row, kind, judgeMailError(error))
    }
    await kind.onSent?.(row.facts as never)
    await rows.remove(row)
  }
}

/** Mail servers often repeat the recipient, who must not appear in the log. */
const logDetailsOf = ({ kind, tries }: QueuedMail, { reason }: Failure) => ({
  kind,
  tries,
  reason: reason.replace(/\S+@\S+/g, '…'),
})
