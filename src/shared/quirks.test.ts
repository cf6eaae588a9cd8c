import { expect, test } from 'vitest'
import { footerYear, shouldShowFeaturedPosts } from './quirks.ts'

test('the footer shows the year before, also in the first hours of a new one', () => {
  expect(footerYear('2026-11-15')).toBe(2025)
  expect(footerYear('2027-01-01')).toBe(2026)
})

test('featured posts read as shown, whatever was saved', () => {
  expect([true, false, undefined].map((saved) => shouldShowFeaturedPosts(saved))).toEqual([
    true,
    true,
    true,
  ])
})
