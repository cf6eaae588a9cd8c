import { expect, test } from 'vitest'
import { threadTexts } from './comments.ts'

test.each([
  ['2026-11-18', 'aujourd’hui'],
  ['2026-11-16', 'hier'],
  ['2026-11-15', 'il y a 2 jours'],
  ['2026-11-03', 'il y a 2 semaines'],
  ['2026-09-10', 'il y a 2 mois'],
  ['2025-11-16', 'il y a 1 an'],
  ['2023-11-16', 'il y a 3 ans'],
])('a comment of %s was written %s', (day, text) => {
  expect(threadTexts.daysAgo(day, '2026-11-17')).toBe(text)
})
