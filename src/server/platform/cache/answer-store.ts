import type { CachedAnswer } from './cached-answer.ts'

/** Answers by key, up to so many bytes; the oldest leave first. */
export function createAnswerStore(maxBytes: number) {
  const answers = new Map<string, CachedAnswer>()
  let heldBytes = 0

  const drop = (key: string) => {
    heldBytes -= answers.get(key)?.bytes ?? 0
    answers.delete(key)
  }

  return {
    find: (key: string) => answers.get(key),
    keep(key: string, answer: CachedAnswer) {
      if (answer.bytes > maxBytes) return
      drop(key)
      answers.set(key, answer)
      heldBytes += answer.bytes
      for (const oldest of answers.keys()) {
        if (heldBytes <= maxBytes) break
        drop(oldest)
      }
    },
    clear() {
      answers.clear()
      heldBytes = 0
    },
  }
}
