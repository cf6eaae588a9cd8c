import { MAX_EXCERPT_LENGTH } from '#shared/limits.ts'
import { createExcerpt } from '#shared/markdown/words.ts'
import { listContentWords, sentencesOf } from './sentences.ts'

const SHORTEST = 25

interface Ranked {
  sentence: string
  position: number
  score: number
}

/**
 * Ranks sentences by how often the text repeats their words; the first
 * sentence counts a little more.
 */
function rank(sentences: string[]): Ranked[] {
  const frequency = new Map<string, number>()
  for (const word of sentences.flatMap(listContentWords)) {
    frequency.set(word, (frequency.get(word) ?? 0) + 1)
  }
  const scored = sentences.map((sentence, position) => {
    const words = listContentWords(sentence)
    const weight = words.reduce((sum, word) => sum + Math.log(1 + (frequency.get(word) ?? 0)), 0)
    const opening = position === 0 ? 1.25 : 1
    return { sentence, position, score: (weight / Math.sqrt(words.length + 1)) * opening }
  })
  return scored.sort((a, b) => b.score - a.score || a.position - b.position)
}

/** Joins whole sentences of the text in their order, without a word of our own. */
export function summarizeByRanking(content: string): string {
  const ranked = rank(sentencesOf(content))
  const fitting = ranked.filter(
    ({ sentence }) => sentence.length <= MAX_EXCERPT_LENGTH && sentence.length >= SHORTEST,
  )
  const chosen: Ranked[] = []
  let length = 0
  for (const candidate of fitting) {
    const added = candidate.sentence.length + (chosen.length > 0 ? 1 : 0)
    if (length + added > MAX_EXCERPT_LENGTH) continue
    chosen.push(candidate)
    length += added
  }
  if (chosen.length === 0) return createExcerpt(ranked[0]?.sentence ?? content)
  const inOrder = chosen.sort((a, b) => a.position - b.position)
  return inOrder.map(({ sentence }) => sentence).join(' ')
}
