import { expect, test } from 'vitest'
import { postDate } from './dates.ts'

test('a post is dated by its publication, or else by its creation', () => {
  expect(postDate({ publishedAt: '2026-02-02', createdAt: '2026-01-01' })).toBe('2026-02-02')
  expect(postDate({ publishedAt: null, createdAt: '2026-01-01' })).toBe('2026-01-01')
})
