import { countWords } from '#shared/reading-time.ts'
import type { Enhancement } from '../writing-helper.ts'
import { correctProse, type RecordCorrection } from './corrections.ts'
import { sentencesOf } from './sentences.ts'

const MAX_SUGGESTIONS = 24
const CLEAN = 'Spelling, spacing, and capitals look good. No changes needed.'
const LONG_SENTENCE_WORDS = 40
const OVERUSED_TIMES = 4
const MAX_LONG_SENTENCES = 3
const MAX_DOUBLED = 3
const fillers = ['very', 'really', 'just', 'actually', 'basically', 'literally', 'quite']

/** Corrects clear mistakes; matters of taste become suggestions only. */
export function enhanceByRules(content: string): Enhancement {
  const counts = new Map<string, number>()
  const note: RecordCorrection = (what) => counts.set(what, (counts.get(what) ?? 0) + 1)
  const enhancedContent = correctProse(content, note)
  const changes = [...counts].map(([what, times]) =>
    times > 1 ? `${what} (${times} times)` : what,
  )
  const hints = [doubledWords, longSentences, overusedWords].flatMap((findHints) =>
    findHints(enhancedContent),
  )
  return {
    enhancedContent,
    suggestions: [...(changes.length > 0 ? changes : [CLEAN]), ...hints].slice(0, MAX_SUGGESTIONS),
  }
}

function longSentences(content: string): string[] {
  return sentencesOf(content)
    .map((sentence) => ({ sentence, words: countWords(sentence) }))
    .filter(({ words }) => words > LONG_SENTENCE_WORDS)
    .slice(0, MAX_LONG_SENTENCES)
    .map(({ sentence, words }) => {
      const opening = sentence.split(/\s+/).slice(0, 5).join(' ')
      return `A sentence of ${words} words begins “${opening.slice(0, 60)}…”: two might read better (not changed)`
    })
}

/** Doubling these words is often intended or correct. */
const repeatedOnPurpose = new Set(
  'had that very so really no yes ha hee bye woof wow hey knock tick tap many much far long well now there too please'.split(
    ' ',
  ),
)

function doubledWords(content: string): string[] {
  const found = content.matchAll(/(?<![\p{L}\p{N}'’-])(\p{L}{2,30})[ \t]\1(?![\p{L}\p{N}'’-])/giu)
  return [...found]
    .filter(([, word]) => !repeatedOnPurpose.has(word?.toLowerCase() ?? ''))
    .slice(0, MAX_DOUBLED)
    .map(([both]) => `“${both}”: did you mean to say it twice?`)
}

function overusedWords(content: string): string[] {
  const words = content.toLowerCase().match(/\p{L}+/gu) ?? []
  return fillers.flatMap((filler) => {
    const times = words.filter((word) => word === filler).length
    return times >= OVERUSED_TIMES
      ? [`“${filler}” appears ${times} times: some could go (not changed)`]
      : []
  })
}
