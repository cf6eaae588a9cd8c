import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listPageSteps, pageRangeOf } from './pages.ts'

describe('paginate', () => {
  test('a page says where it begins and ends', () => {
    expect(pageRangeOf(14, 6, 2)).toEqual({ page: 2, pages: 3, start: 6, end: 12 })
    expect(pageRangeOf(14, 6, '3')).toEqual({ page: 3, pages: 3, start: 12, end: 14 })
  })

  test('an empty list has one empty page', () => {
    expect(pageRangeOf(0, 6, 5)).toEqual({ page: 1, pages: 1, start: 0, end: 0 })
  })

  test.each([
    [Number.NaN, 1],
    [0, 1],
    [-4, 1],
    ['abc', 1],
    ['', 1],
    [null, 1],
    [undefined, 1],
    [2.9, 2],
    [99, 3],
    ['1e99', 3],
    [Number.POSITIVE_INFINITY, 3],
    [Number.NEGATIVE_INFINITY, 1],
  ])('%j falls back to page %i', (requested, page) => {
    expect(pageRangeOf(14, 6, requested).page).toBe(page)
  })

  test('any request at all gets a page that exists', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.oneof(fc.string(), fc.double()), (total, requested) => {
        const { page, pages } = pageRangeOf(total, 6, requested)
        expect(Number.isInteger(page) && page >= 1 && page <= pages).toBe(true)
      }),
    )
  })
})

describe('listPageSteps', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [5, 20, [1, 'ellipsis', 4, 5, 6, 'ellipsis', 20]],
    [1, 20, [1, 2, 'ellipsis', 20]],
    [20, 20, [1, 'ellipsis', 19, 20]],
    [4, 7, [1, 'ellipsis', 3, 4, 5, 'ellipsis', 7]],
    [2, 4, [1, 2, 3, 4]],
    [1, 4, [1, 2, 'ellipsis', 4]],
    [3, 20, [1, 2, 3, 4, 'ellipsis', 20]],
  ])('page %i of %i', (page, pages, steps) => {
    expect(listPageSteps(page, pages)).toEqual(steps)
  })

  test('only the ends and the neighbours are shown, and an ellipsis hides at least one page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(59), (pages, offset) => {
        const page = 1 + (offset % pages)
        const steps = listPageSteps(page, pages)
        const numbers = steps.filter((step) => step !== 'ellipsis')
        expect([numbers[0], numbers.at(-1)]).toEqual([1, pages])
        for (const n of numbers) {
          expect(n === 1 || n === pages || Math.abs(n - page) <= 1).toBe(true)
        }
        steps.forEach((step, i) => {
          if (step !== 'ellipsis') return
          expect(Number(steps[i + 1]) - Number(steps[i - 1])).toBeGreaterThan(1)
        })
      }),
    )
  })
})
