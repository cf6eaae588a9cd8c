import { expect, test } from 'vitest'
import { readCategories } from '#shared/categories.ts'
import { lastWritten } from './last-written.ts'

const { of } = readCategories('posts', { posts: null, photos: null })
const post = (category: string, date: string, published = true) => ({ category, date, published })

test('what was not written about for longest comes first', () => {
  const found = lastWritten(
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
  expect(lastWritten(['Health'], [post('health', '2026-11-01', false)], of)).toEqual([
    { label: 'Health', day: null },
  ])
})
