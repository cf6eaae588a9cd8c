import { expect, test } from 'vitest'
import { timeOn } from './time-on.ts'

const on = (day: string, time = '09:00', now = '2026-11-19T15:20:00Z') =>
  timeOn({ day, time, zone: 'America/New_York', now: new Date(now) })

test('a day to come takes the usual hour', () => {
  expect(on('2026-11-25')).toEqual({ day: '2026-11-25', time: '09:00' })
})

test('today takes the next full hour once the usual one has passed', () => {
  expect(on('2026-11-19')).toEqual({ day: '2026-11-19', time: '11:00' })
  expect(on('2026-11-19', '18:00')).toEqual({ day: '2026-11-19', time: '18:00' })
  expect(on('2026-11-19', '09:00', '2026-11-20T04:30:00Z')).toBeNull()
})

test('days gone by and far ahead take nothing, an hour that does not exist the next one', () => {
  expect(on('2026-11-18')).toBeNull()
  expect(on('2037-01-01')).toBeNull()
  expect(on('2027-03-14', '02:30')).toEqual({ day: '2027-03-14', time: '03:00' })
})
