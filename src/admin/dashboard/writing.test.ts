import { expect, test } from 'vitest'
import { readCategories } from '#shared/categories.ts'
import { listLastWritten, listWritingWeeks } from './writing.tsx'

const postOn = (date: string, published = true) => ({ date, published })

test('the year ends today, and today counts', () => {
  const weeks = listWritingWeeks([postOn('2026-11-16')], '2026-11-16')
  expect(weeks).toHaveLength(52)
  expect(weeks.at(-1)).toEqual({ begins: '2026-11-10', stories: 1 })
})

test('stories of one week are counted together, drafts and older ones are not', () => {
  const weeks = listWritingWeeks(
    [postOn('2026-11-03'), postOn('2026-11-09'), postOn('2026-11-09', false), postOn('2025-11-01')],
    '2026-11-16',
  )
  expect(weeks.at(-2)?.stories).toBe(2)
  expect(weeks.reduce((sum, { stories }) => sum + stories, 0)).toBe(2)
})

test('the first day of the year counts, the day before does not', () => {
  const [first] = listWritingWeeks([postOn('2025-11-18'), postOn('2025-11-17')], '2026-11-16')
  expect(first).toEqual({ begins: '2025-11-18', stories: 1 })
})

const { of } = readCategories('posts', { posts: null, photos: null })
const post = (category: string, date: string, published = true) => ({ category, date, published })

test('what was not written about for longest comes first', () => {
  const found = listLastWritten(
    ['Health', 'Training', 'Playtime'],
    [post('training', '2026-11-01'), post('Health', '2026-10-01'), post('health', '2026-09-01')],
    of,
  )
  expect(found).toEqual([
    { label: 'Playtime', day: null },
    { label: 'Health', day: '2026-10-01' },
    { label: 'Training', day: '2026-11-01' },
  ])
})

test('a draft is not written yet', () => {
  expect(listLastWritten(['Health'], [post('health', '2026-11-01', false)], of)).toEqual([
    { label: 'Health', day: null },
  ])
})
