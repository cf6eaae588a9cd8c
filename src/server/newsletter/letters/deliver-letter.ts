import { letterLimits } from '#shared/limits.ts'
import { retryAt } from '../../platform/jobs/leases.repository.ts'
import { unsubscribeHeaders } from '../../platform/mail/mail-content.ts'
import { mailVerdict } from '../../platform/mail/mail-verdict.ts'
import type { Mail, Mailer } from '../../platform/mail/mailer.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { LetterRow } from './letters.repository.ts'
import { fillLetter } from './reader-marks.ts'
import type { DeliveriesRepository, DeliveryRow } from './deliveries.repository.ts'

const MINUTE_MS = 60_000
const pausesMs = letterLimits.retryMinutes.map((minutes) => minutes * MINUTE_MS)

/** What letters need to know about whoever gets them. */
export interface LetterReaders {
  /** Null for somebody who left, bounced or was deleted since. */
  leaveLinkOf(subscriberId: number): Promise<string | null>
  noteDelivery(subscriberId: number, outcome: 'sent' | 'failed' | 'bounced'): Promise<void>
}

interface DeliverParts {
  deliveries: DeliveriesRepository
  readers: LetterReaders
  mailer: Mailer
  /** Read anew for each portion: the owner may have changed it. */
  getReplyTo: () => Promise<Mail['replyTo']>
  listId: string
  clock: Clock
}

export type Outcome = 'sent' | 'failed' | 'skipped' | 'later' | 'away'

/** One mail: sent, or told why not. What became of it is written right after. */
export function createDeliverLetter(parts: DeliverParts) {
  const { deliveries, readers, mailer, getReplyTo, listId, clock } = parts

  async function writeMail(
    letter: LetterRow,
    { name, email, messageId }: DeliveryRow,
    leaveUrl: string,
  ) {
    const { html, text } = fillLetter(
      { html: letter.html ?? '', text: letter.text ?? '' },
      { name, email, leaveUrl },
    )
    const replyTo = await getReplyTo()
    return {
      ...{ to: email, subject: letter.subject, html, text, messageId },
      ...(replyTo && { replyTo }),
      headers: unsubscribeHeaders(leaveUrl, listId),
    }
  }

  async function fail(delivery: DeliveryRow, error: unknown): Promise<Outcome> {
    const { id, tries, subscriberId } = delivery
    const { kind, reason, isAway } = mailVerdict(error)
    const now = clock.now()
    if (isAway) {
      // Says nothing about this reader, so it is none of their tries.
      const dueAt = new Date(now.getTime() + MINUTE_MS)
      await deliveries.settle(id, { dueAt, tries: tries - 1, error: reason })
      return 'away'
    }
    const dueAt = kind === 'later' ? retryAt(now, tries, pausesMs) : null
    if (dueAt) {
      await deliveries.settle(id, { dueAt, error: reason })
      return 'later'
    }
    await deliveries.settle(id, { state: 'failed', error: reason })
    const outcome = kind === 'bounced' ? 'bounced' : 'failed'
    if (subscriberId !== null) await readers.noteDelivery(subscriberId, outcome)
    return 'failed'
  }

  return async (letter: LetterRow, delivery: DeliveryRow): Promise<Outcome> => {
    const { id, subscriberId } = delivery
    const leaveUrl = subscriberId === null ? null : await readers.leaveLinkOf(subscriberId)
    if (subscriberId === null || leaveUrl === null) {
      await deliveries.settle(id, { state: 'skipped' })
      return 'skipped'
    }
    try {
      await mailer.send(await writeMail(letter, delivery, leaveUrl))
    } catch (error) {
      return fail(delivery, error)
    }
    await deliveries.settle(id, { state: 'sent', sentAt: clock.now(), error: null })
    await readers.noteDelivery(subscriberId, 'sent')
    return 'sent'
  }
}
