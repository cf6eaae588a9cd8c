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

export function overusedWords(content: string): string[] {
  const words = content.toLowerCase().match(/\p{L}+/gu) ?? []
  return fillers.flatMap((filler) => {
    const times = words.filter((word) => word === filler).length
    return times >= OFTEN ? [`“${filler}” appears ${times} times: some could go (not changed)`] : []
  })
}
