import { type LetterState, noFigures } from './letters.present.ts'
import type { LetterRow, LettersRepository } from './letters.repository.ts'

const MINUTE_MS = 60_000

/** Letters with how many of their mails are sent, failed, skipped and waiting. */
export async function figuresOf(
  letters: Pick<LettersRepository, 'countStates'>,
  rows: LetterRow[],
  now: Date,
): Promise<LetterState[]> {
  const aMinuteAgo = new Date(now.getTime() - MINUTE_MS)
  const ids = rows.map(({ id }) => id)
  const counts = ids.length > 0 ? await letters.countStates(ids, aMinuteAgo) : []
  return rows.map((letter) => {
    const own = counts.filter(({ letterId }) => letterId === letter.id)
    const counted = Object.fromEntries(own.map(({ state, count }) => [state, count]))
    const sentLately = own.reduce((sum, { lately }) => sum + lately, 0)
    return { letter, figures: { ...noFigures, ...counted }, sentLately }
  })
}
