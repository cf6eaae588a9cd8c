import { expect, test } from 'vitest'
import { axisAt } from './day-axis.ts'

test('a week names each of its days', () => {
  expect(axisAt('2026-11-09', 7)).toEqual({ tick: 'long', name: 'Mon' })
})

test('a month names its Sundays', () => {
  expect(axisAt('2026-11-08', 30)).toEqual({ tick: 'long', name: 'Nov 8' })
  expect(axisAt('2026-11-09', 30)).toEqual({ tick: 'short' })
})

test('a year has a tick a month and names every second one', () => {
  expect(axisAt('2026-11-01', 365)).toEqual({ tick: 'long', name: 'Nov' })
  expect(axisAt('2026-12-01', 365)).toEqual({ tick: 'short' })
  expect(axisAt('2026-11-02', 365)).toEqual({})
})
