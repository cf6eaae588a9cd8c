import type { Letter, LetterFailure } from '#shared/contract/letters.ts'
import type { DeliveryState, LetterRow } from './letters.repository.ts'
import type { DeliveryRow } from './deliveries.repository.ts'

export type Figures = Record<DeliveryState, number>
export const noFigures: Figures = { waiting: 0, sent: 0, failed: 0, skipped: 0 }

/** A letter with what has become of it. */
export interface LetterState {
  letter: LetterRow
  figures: Figures
  /** Within the last minute. */
  sentLately: number
}

export function presentLetter(
  { letter, figures, sentLately }: LetterState,
  perMinute: number,
): Letter {
  const { sent, failed, skipped, waiting } = figures
  return {
    id: letter.id,
    postId: letter.postId,
    title: letter.title,
    coverImage: letter.coverImage,
    subject: letter.subject,
    previewText: letter.previewText,
    kind: letter.kind,
    state: letter.state,
    figures: { recipients: letter.recipients, sent, failed, skipped, waiting },
    leavesAt: letter.leavesAt?.toISOString() ?? null,
    startedAt: letter.startedAt?.toISOString() ?? null,
    finishedAt: letter.finishedAt?.toISOString() ?? null,
    heldBecause: letter.state === 'held' ? letter.heldBecause : null,
    secondsLeft: letter.state === 'sending' ? Math.ceil((waiting / perMinute) * 60) : null,
    sentLastMinute: letter.state === 'sending' ? sentLately : null,
    createdAt: letter.createdAt.toISOString(),
  }
}

export const presentFailure = ({
  email,
  error,
  tries,
  state,
  dueAt,
}: DeliveryRow): LetterFailure => ({
  email,
  reason: error ?? '',
  tries,
  nextTryAt: state === 'waiting' ? dueAt.toISOString() : null,
})
