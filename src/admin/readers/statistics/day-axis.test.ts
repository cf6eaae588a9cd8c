import { expect, test } from 'vitest'
import { axisAt, dayText, weekdayText } from './day-axis.ts'

test('a day is written short, with and without its weekday', () => {
  expect(dayText('2026-11-08')).toBe('Nov 8')
  expect(weekdayText('2026-11-08')).toBe('Sun, Nov 8')
})

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
