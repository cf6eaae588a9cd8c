import { MAX_EXCERPT_LENGTH } from '#shared/limits.ts'
import { createExcerpt } from '#shared/markdown/words.ts'
import { countWords } from '#shared/reading-time.ts'
import type { Expansion } from '../writing-helper.ts'
import { listContentWords } from './sentences.ts'

const QUESTIONS_EACH = 2
const ABOUT_LENGTH = 60
const OUTLINE = 'An outline to build on'

const byTopic: [RegExp, string[]][] = [
  [
    /\b(?:eat|ate|food|breakfast|dinner|treat|carrot|cheese|bowl|sausage|hungry)/i,
    ['What exactly was in the bowl, and how long did it last?', 'What did {name} do to get it?'],
  ],
  [
    /\b(?:walk|park|path|forest|beach|sea|hill|garden|trip|road|snow|leaves)/i,
    [
      'Which way did you go, and what was the weather like?',
      'What did {name} notice that you would have walked right past?',
    ],
  ],
  [
    /\b(?:vet|paw|tooth|teeth|medicine|back|weigh|health|sick)/i,
    ['What did the vet say, in plain words?', 'What would you tell someone with the same worry?'],
  ],
  [
    /\b(?:sit|stay|train|whistle|command|learn|practi[cs]e|trick)/i,
    ['Which step came first, and what did it take to get there?', 'What didn’t work, and why?'],
  ],
  [
    /\b(?:sleep|slept|nap|bed|blanket|sofa|night|dream)/i,
    ['Where did {he} lie, and who had to move?', 'What woke {him} up?'],
  ],
  [
    /["“”]/,
    ['Who else was there, and what did they say?', 'How did {name} answer, in {his} own way?'],
  ],
]

const forOpening = [
  'When was this, and what had happened just before?',
  'What did you expect, and what came instead?',
]
const forMiddle = [
  'What could you hear or smell at that moment?',
  'What was {name} doing with {his} ears, {his} tail, {his} nose?',
  'What did someone in the family say about it?',
  'Is there a small thing here that only you noticed?',
  'What would a photo of this moment show?',
]
const forEnding = ['What changed after that day?', 'What do you want a reader to remember?']

/** Returns whether the line is a paragraph with enough words to ask about: each line is a paragraph of its own. */
const isProse = (line: string) => /^[^\s#>*\-`~!\d]/.test(line) && countWords(line) >= 3

/** Leaves the text unchanged and adds questions per paragraph: only the owner knows the answers. */
export function expandByQuestions(content: string): Expansion {
  const parts = content.split(/(\n[ \t]*\n+|\n)/)
  const proseAt = proseLines(parts)
  const usedQuestions = new Set<string>()
  const notes = proseAt.flatMap((index, place) => {
    const part = parts[index] ?? ''
    const about = createExcerpt(part, ABOUT_LENGTH)
    const questions = chooseQuestions(part, place, proseAt.length, usedQuestions)
    return questions.map((question) => ({ about, question }))
  })
  return { expandedContent: content, notes: [...notes, ...outlineOf(content)] }
}

function proseLines(parts: string[]): number[] {
  let isCode = false
  const found: number[] = []
  parts.forEach((part, index) => {
    if (/^[ \t]*(?:```|~~~)/.test(part)) isCode = !isCode
    else if (!isCode && isProse(part)) found.push(index)
  })
  return found
}

function chooseQuestions(text: string, place: number, count: number, used: Set<string>): string[] {
  const topical = byTopic.flatMap(([topic, questions]) => (topic.test(text) ? questions : []))
  const byPlace = place === 0 ? forOpening : place === count - 1 ? forEnding : []
  const fresh = [...topical.slice(0, 2), ...byPlace, ...topical.slice(2), ...forMiddle].filter(
    (question) => !used.has(question),
  )
  const chosen = fresh.slice(0, QUESTIONS_EACH)
  for (const question of chosen) used.add(question)
  return chosen
}

function outlineOf(content: string): Expansion['notes'] {
  const counts = new Map<string, number>()
  for (const word of listContentWords(content.slice(0, MAX_EXCERPT_LENGTH * 100))) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const [topic] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['that day']
  return [
    'Before: how did it begin?',
    `The moment: can you tell the part about “${topic}” slowly, one thing after another?`,
    '{name}: what did {he} think of it, as far as anyone can say?',
    'After: what is different now?',
  ].map((question) => ({ about: OUTLINE, question }))
}
