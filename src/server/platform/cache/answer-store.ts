import type { CachedAnswer } from './cached-answer.ts'

const MAX_ENTRIES = 5000

export interface AnswerLimits {
  maxBytes: number
  maxEntries?: number | undefined
}

/**
 * Answers by key; the oldest leave first. Everything that an entry holds counts against the
 * limits, so that no number of addresses can fill the memory.
 */
export function createAnswerStore({ maxBytes, maxEntries = MAX_ENTRIES }: AnswerLimits) {
  const answers = new Map<string, CachedAnswer>()
  let heldBytes = 0

  const costOf = (key: string, answer: CachedAnswer) => key.length * 2 + answer.bytes
  const drop = (key: string) => {
    const answer = answers.get(key)
    if (!answer) return
    heldBytes -= costOf(key, answer)
    answers.delete(key)
  }

  return {
    find: (key: string) => answers.get(key),
    held: () => ({ entries: answers.size, bytes: heldBytes }),
    keep(key: string, answer: CachedAnswer) {
      if (costOf(key, answer) > maxBytes) return
      drop(key)
      answers.set(key, answer)
      heldBytes += costOf(key, answer)
      for (const oldest of answers.keys()) {
        if (heldBytes <= maxBytes && answers.size <= maxEntries) break
        drop(oldest)
      }
    },
    clear() {
      answers.clear()
      heldBytes = 0
    },
  }
}
