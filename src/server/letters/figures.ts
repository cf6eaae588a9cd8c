import { type LetterState, noFigures } from './letters.present.ts'
import type { LetterRow, LettersRepository } from './letters.repository.ts'

/** Letters with how many of their mails are sent, failed, skipped and waiting. */
export async function figuresOf(
  letters: Pick<LettersRepository, 'countStates'>,
  rows: LetterRow[],
): Promise<LetterState[]> {
  const counts = rows.length > 0 ? await letters.countStates(rows.map(({ id }) => id)) : []
  return rows.map((letter) => {
    const own = counts.filter(({ letterId }) => letterId === letter.id)
    const counted = Object.fromEntries(own.map(({ state, count }) => [state, count]))
    return { letter, figures: { ...noFigures, ...counted } }
  })
}
