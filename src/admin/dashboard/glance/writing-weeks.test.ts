import { expect, test } from 'vitest'
import { writingWeeks } from './writing-weeks.ts'

const post = (date: string, published = true) => ({ date, published })

test('the year ends today, and today counts', () => {
  const weeks = writingWeeks([post('2026-11-16')], '2026-11-16')
  expect(weeks).toHaveLength(52)
  expect(weeks.at(-1)).toEqual({ begins: '2026-11-10', stories: 1 })
})

test('stories of one week are counted together, drafts and older ones are not', () => {
  const weeks = writingWeeks(
    [post('2026-11-03'), post('2026-11-09'), post('2026-11-09', false), post('2025-11-01')],
    '2026-11-16',
  )
  expect(weeks.at(-2)?.stories).toBe(2)
  expect(weeks.reduce((sum, { stories }) => sum + stories, 0)).toBe(2)
})

test('the first day of the year counts, the day before does not', () => {
  const [first] = writingWeeks([post('2025-11-18'), post('2025-11-17')], '2026-11-16')
  expect(first).toEqual({ begins: '2025-11-18', stories: 1 })
})
