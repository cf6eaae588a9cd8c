import { expect, test } from 'vitest'
import { chooseStoryFit, hasShortTail, paperSizes } from './year-book-paper.ts'

const [a4] = paperSizes

test.each([
  [100, false],
  [340, false],
  [355, true],
  [380, true],
  [450, false],
  [711, true],
  [730, true],
  [800, false],
])('a column of %i mm leaves a few lines on its last sheet: %s', (height, isShort) => {
  expect(hasShortTail(height, a4!)).toBe(isShort)
})

test('a story is set no tighter than it must be', () => {
  expect(chooseStoryFit([0, 0, 0])).toBe('')
  expect(chooseStoryFit([1, 0, 0])).toBe('is-tight')
  expect(chooseStoryFit([2, 1, 0])).toBe('is-tighter')
  expect(chooseStoryFit([1, 1, 1])).toBe('')
})
