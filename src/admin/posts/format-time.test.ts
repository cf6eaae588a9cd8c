import { expect, test } from 'vitest'
import { moments } from '#texts/grammar.ts'
import { recentTime } from './format-time.ts'

const at = '2026-11-15T10:30:00Z'

test('a save is told by the diary’s clock, at both ends of the day', () => {
  expect(moments.dayAndClock('Pacific/Kiritimati', at)).toBe('Nov 16, 12:30 AM')
  expect(moments.dayAndClock('Pacific/Honolulu', at)).toBe('Nov 15, 12:30 AM')
})

test('the time alone is told while it is still that day in the diary', () => {
  const now = new Date('2026-11-16T09:59:00Z')
  expect(recentTime('Pacific/Kiritimati', at, now)).toBe('12:30 AM')
  expect(recentTime('Pacific/Honolulu', at, now)).toBe('12:30 AM')
  expect(recentTime('UTC', at, now)).toBe('Nov 15, 10:30 AM')
})
