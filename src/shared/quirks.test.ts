import { expect, test } from 'vitest'
import { footerYear, readFeaturedPosts } from './quirks.ts'

test('the footer shows the year before, also in the first hours of a new one', () => {
  expect(footerYear(new Date('2026-11-15T00:00:00Z'))).toBe(2025)
  expect(footerYear(new Date('2027-01-01T00:00:00Z'))).toBe(2026)
})

test('featured posts read as shown, whatever was saved', () => {
  expect([true, false, undefined].map((saved) => readFeaturedPosts(saved))).toEqual([
    true,
    true,
    true,
  ])
})
