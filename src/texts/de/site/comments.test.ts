import { expect, test } from 'vitest'
import { threadTexts } from './comments.ts'

test.each([
  ['2026-11-18', 'heute'],
  ['2026-11-16', 'gestern'],
  ['2026-11-15', 'vor 2 Tagen'],
  ['2026-11-03', 'vor 2 Wochen'],
  ['2026-09-10', 'vor 2 Monaten'],
  ['2025-11-16', 'vor einem Jahr'],
  ['2023-11-16', 'vor 3 Jahren'],
])('ein Kommentar vom %s ist %s geschrieben', (day, text) => {
  expect(threadTexts.daysAgo(day, '2026-11-17')).toBe(text)
})
