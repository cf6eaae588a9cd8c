import { countWords } from '#shared/reading-time.ts'
import { sentencesOf } from './sentences.ts'

const LONG_SENTENCE_WORDS = 40
const OFTEN = 4
const MOST_LONG_SENTENCES = 3
const fillers = ['very', 'really', 'just', 'actually', 'basically', 'literally', 'quite']

export function longSentences(content: string): string[] {
  return sentencesOf(content)
    .map((sentence) => ({ sentence, words: countWords(sentence) }))
    .filter(({ words }) => words > LONG_SENTENCE_WORDS)
    .slice(0, MOST_LONG_SENTENCES)
    .map(({ sentence, words }) => {
      const opening = sentence.split(/\s+/).slice(0, 5).join(' ')
      return `A sentence of ${words} words begins “${opening.slice(0, 60)}…”: two might read better (not changed)`
    })
}

/** Said twice on purpose, or right as they are. */
const twice = new Set(
  'had that very so really no yes ha hee bye woof wow hey knock tick tap many much far long well now there too please'.split(
    ' ',
  ),
)
const MOST_DOUBLED = 3

export function doubledWords(content: string): string[] {
  const found = content.matchAll(/(?<![\p{L}\p{N}'’-])(\p{L}{2,30})[ \t]\1(?![\p{L}\p{N}'’-])/giu)
  return [...found]
    .filter(([, word]) => !twice.has(word?.toLowerCase() ?? ''))
    .slice(0, MOST_DOUBLED)
    .map(([both]) => `“${both}”: is the second one meant?`)
}

export function overusedWords(content: string): string[] {
  const words = content.toLowerCase().match(/\p{L}+/gu) ?? []
  return fillers.flatMap((filler) => {
    const times = words.filter((word) => word === filler).length
    return times >= OFTEN ? [`“${filler}” appears ${times} times: some could go (not changed)`] : []
  })
}
