import { expect, test } from 'vitest'
import { wholePercents } from './whole-percents.ts'

test('parts add up to a hundred percent', () => {
  expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33])
  expect(wholePercents([641, 287, 72])).toEqual([64, 29, 7])
})

test('nothing at all has no parts', () => {
  expect(wholePercents([0, 0, 0])).toEqual([0, 0, 0])
})
