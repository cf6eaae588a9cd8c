import { expect, test } from 'vitest'
import { threadTexts } from './comments.ts'

test.each([
  ['2026-11-17', 'hoy'],
  ['2026-11-16', 'ayer'],
  ['2026-11-15', 'hace 2 días'],
  ['2026-11-03', 'hace 2 semanas'],
  ['2026-09-10', 'hace 2 meses'],
  ['2025-11-16', 'hace 1 año'],
  ['2023-11-16', 'hace 3 años'],
])('a comment of %s was written %s', (day, text) => {
  expect(threadTexts.daysAgo(day, '2026-11-17')).toBe(text)
})
