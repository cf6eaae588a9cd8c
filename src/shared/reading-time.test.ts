import { expect, test } from 'vitest'
import { postTexts } from '#texts/site/posts.ts'
import { countWords, estimateReadingMinutes } from './reading-time.ts'

const words = (count: number) => Array.from({ length: count }, () => 'wag').join(' ')

test('words are counted by the white space between them', () => {
  expect(countWords('  one\ttwo\n\nthree  ')).toBe(3)
  expect(countWords('')).toBe(0)
  expect(countWords(' \n ')).toBe(0)
})

test('reading time is rounded up at 200 words a minute', () => {
  expect(estimateReadingMinutes(words(200))).toBe(1)
  expect(estimateReadingMinutes(words(201))).toBe(2)
  expect(estimateReadingMinutes(words(1000))).toBe(5)
})

test('nothing takes less than a minute to read', () => {
  expect(estimateReadingMinutes('')).toBe(1)
  expect(postTexts.readingTime(estimateReadingMinutes('One line.'))).toBe('1 min read')
})
