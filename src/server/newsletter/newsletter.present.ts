import type { Letter, LetterFailure } from '#shared/contract/letters.admin.ts'
import type { Subscriber } from '#shared/contract/newsletter.admin.ts'
import type { DeliveryRow, DeliveryState, LetterRow } from './letters/letters.repository.ts'
import type { SubscriberRow } from './subscribers.repository.ts'

const iso = (date: Date | null) => date?.toISOString() ?? null

export const presentSubscriber = (row: SubscriberRow): Subscriber => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  askedAt: iso(row.askedAt),
  confirmedAt: iso(row.confirmedAt),
  leftAt: iso(row.leftAt),
})

export interface LetterWithFigures {
  letter: LetterRow
  figures: Record<DeliveryState, number>
  sentLately: number
}

/** Leaves out the letter's text, which lists and the shell command do not show. */
export function presentLetter(
  { letter, figures, sentLately }: LetterWithFigures,
  perMinute: number,
): Letter {
  const { html: _html, text: _text, recipients, ...shown } = letter
  const isSending = letter.state === 'sending'
  return {
    ...shown,
    figures: { recipients, ...figures },
    leavesAt: iso(letter.leavesAt),
    startedAt: iso(letter.startedAt),
    finishedAt: iso(letter.finishedAt),
    heldBecause: letter.state === 'held' ? letter.heldBecause : null,
    secondsLeft: isSending ? Math.ceil((figures.waiting / perMinute) * 60) : null,
    sentLastMinute: isSending ? sentLately : null,
    createdAt: letter.createdAt.toISOString(),
  }
}

export const presentLetterFailure = (row: DeliveryRow): LetterFailure => ({
  email: row.email,
  reason: row.error ?? '',
  tries: row.tries,
  nextTryAt: row.state === 'waiting' ? row.dueAt.toISOString() : null,
})
