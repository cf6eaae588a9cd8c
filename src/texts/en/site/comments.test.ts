import { expect, test } from 'vitest'
import { threadTexts } from './comments.ts'

test.each([
  ['2026-11-17', 'today'],
  ['2026-11-18', 'today'],
  ['2026-11-16', 'yesterday'],
  ['2026-11-15', '2 days ago'],
  ['2026-11-04', '13 days ago'],
  ['2026-11-03', '2 weeks ago'],
  ['2026-10-24', '3 weeks ago'],
  ['2026-09-10', '2 months ago'],
  ['2025-11-18', '11 months ago'],
  ['2025-11-16', '1 year ago'],
  ['2023-11-16', '3 years ago'],
])('a comment of %s was written %s', (day, text) => {
  expect(threadTexts.daysAgo(day, '2026-11-17')).toBe(text)
})
