import { pronounForms } from '#texts/grammar.ts'

/** Texts about the dog may contain these placeholders, written as `{name}`. */
export const placeholders = [
  'name',
  'age',
  'weight',
  ...['he', 'him', 'his', 'He', 'Him', 'His'],
] as const
export type Placeholder = (typeof placeholders)[number]

export type Pronouns = keyof typeof pronounForms
export type PronounForms = Record<'he' | 'him' | 'his', string>

const IN_BRACES = /\{([^{}\n]{0,40})\}/g

const isKnown = (word: string): word is Placeholder => placeholders.includes(word as Placeholder)

export function findUnknownPlaceholders(text: string): string[] {
  const words = [...text.matchAll(IN_BRACES)].map(([, word = '']) => word)
  return [...new Set(words.filter((word) => !isKnown(word)))]
}

export const hasPlaceholder = (text: string, word: Placeholder) => text.includes(`{${word}}`)

export function placeholderValuesOf(dog: {
  name: string
  weight: string
  pronouns: Pronouns
  age: string
}): Record<Placeholder, string> {
  const { he, him, his } = pronounForms[dog.pronouns]
  const { name, age, weight } = dog
  return { name, age, weight, he, him, his, He: upper(he), Him: upper(him), His: upper(his) }
}

export function fillPlaceholders(text: string, values: Record<Placeholder, string>): string {
  return text.replace(IN_BRACES, (typed, word: string) => (isKnown(word) ? values[word] : typed))
}

const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
