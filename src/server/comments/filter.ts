import { spamChance, type WordCount } from './bayes.ts'
import { ALL, type WordsRepository } from './words.repository.ts'
import { type Written, wordsOf } from './words.ts'

export type Lesson = 'good' | 'spam'

interface Learned extends Written {
  before: Lesson | null
  now: Lesson | null
}

const none: WordCount = { good: 0, spam: 0 }

/** Learns from what the owner approves and calls spam; all it knows stands in the database. */
export function createFilter(rows: WordsRepository) {
  return {
    async judge(written: Written): Promise<number | null> {
      const words = wordsOf(written)
      const known = await rows.read(words)
      return spamChance(
        words.flatMap((word) => known.get(word) ?? []),
        known.get(ALL) ?? none,
      )
    },

    /** What was learned from a comment before is taken back. */
    async learn(lessons: Learned[]): Promise<void> {
      const counts = new Map<string, WordCount>()
      const count = (word: string, lesson: Lesson, by: number) => {
        const so = counts.get(word) ?? none
        counts.set(word, { ...so, [lesson]: so[lesson] + by })
      }
      for (const { before, now, ...written } of lessons) {
        for (const word of [ALL, ...wordsOf(written)]) {
          if (before) count(word, before, -1)
          if (now) count(word, now, 1)
        }
      }
      await rows.add(counts)
    },
  }
}

export type Filter = ReturnType<typeof createFilter>
