import { describe, expect, test } from 'vitest'
import { findEndOfClockGap, instantOf, nearestInstant, wallTimeIn } from './wall-time.ts'

const at = (zone: string, day: string, time: string) =>
  instantOf(zone, { day, time })?.toISOString() ?? null
const after = (zone: string, day: string, time: string) =>
  wallTimeIn(zone, findEndOfClockGap(zone, { day, time }))

test('what a wall shows is an instant in its zone, and back', () => {
  expect(at('America/New_York', '2026-11-25', '09:00')).toBe('2026-11-25T14:00:00.000Z')
  expect(at('Asia/Kathmandu', '2026-11-25', '00:15')).toBe('2026-11-24T18:30:00.000Z')
  expect(at('UTC', '2026-11-25', '23:59')).toBe('2026-11-25T23:59:00.000Z')
  expect(wallTimeIn('Asia/Kathmandu', new Date('2026-11-24T18:30:00.900Z'))).toEqual({
    day: '2026-11-25',
    time: '00:15',
  })
})

describe('an hour that does not exist', () => {
  test.each([
    ['America/New_York', '2027-03-14', '02:30', '2027-03-14', '03:00'],
    ['Europe/Berlin', '2027-03-28', '02:00', '2027-03-28', '03:00'],
    ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-04', '02:30'],
    // Beirut's clocks skip from midnight to one.
    ['Asia/Beirut', '2027-03-28', '00:30', '2027-03-28', '01:00'],
    // Samoa skipped a whole day.
    ['Pacific/Apia', '2011-12-30', '12:00', '2011-12-31', '00:00'],
  ])('in %s on %s at %s is followed by %s %s', (zone, day, time, nextDay, nextTime) => {
    expect(at(zone, day, time)).toBeNull()
    expect(after(zone, day, time)).toEqual({ day: nextDay, time: nextTime })
    expect(nearestInstant(zone, { day, time })).toEqual(findEndOfClockGap(zone, { day, time }))
  })

  test('ends where the clocks go on', () => {
    expect(at('America/New_York', '2027-03-14', '01:59')).toBe('2027-03-14T06:59:00.000Z')
    expect(at('America/New_York', '2027-03-14', '03:00')).toBe('2027-03-14T07:00:00.000Z')
  })
})

test('an hour that comes twice means the first', () => {
  expect(at('America/New_York', '2026-11-01', '01:30')).toBe('2026-11-01T05:30:00.000Z')
  expect(at('Europe/Berlin', '2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z')
})
