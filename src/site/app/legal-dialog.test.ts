import { expect, test } from 'vitest'
import { countingTexts } from '#texts/site/legal.ts'
import { getLegalText } from './legal-dialog.tsx'

const features = { comments: false, featuredPosts: true, analytics: false }
const words = (analytics: boolean) =>
  getLegalText('privacy', { ...features, analytics }).paragraphs.join('\n')

test('while nobody is counted, privacy promises that reading leaves nothing behind', () => {
  expect(words(false)).toContain('Reading the diary leaves nothing behind')
  for (const paragraph of countingTexts.visitors) expect(words(false)).not.toContain(paragraph)
})

test('while visitors are counted, privacy says what is counted and promises no more than that', () => {
  for (const paragraph of countingTexts.visitors) expect(words(true)).toContain(paragraph)
  expect(words(true)).not.toContain('leaves nothing behind')
  expect(words(true)).toContain('To see, correct or delete what we have about you')
})
