import { expect, test } from 'vitest'
import { difference, percentChange } from './change.ts'

test('more is up and less is down, in percent of what it was', () => {
  expect(percentChange(129, 100)).toEqual({ isUp: true, text: '29%' })
  expect(percentChange(50, 100)).toEqual({ isUp: false, text: '50%' })
})

test('nothing is said where nothing was before, or nothing changed', () => {
  expect(percentChange(5, 0)).toBeNull()
  expect(percentChange(1000, 1001)).toBeNull()
  expect(difference(2.42, 2.44)).toBeNull()
  expect(difference(2, null)).toBeNull()
})

test('a difference agrees with the rounded figures it stands beside', () => {
  expect(difference(2.44, 2.55)).toEqual({ isUp: false, text: '0.2' })
  expect(difference(3, 1)).toEqual({ isUp: true, text: '2' })
})
