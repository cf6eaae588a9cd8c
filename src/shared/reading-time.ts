import { WORDS_PER_MINUTE } from './limits.ts'

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

export function estimateReadingMinutes(text: string): number {
  return Math.max(1, Math.ceil(countWords(text) / WORDS_PER_MINUTE))
}
