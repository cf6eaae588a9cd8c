import { expect, test } from 'vitest'
import { shortDay, shortWeekday } from './months.ts'

test('a day is written short, with and without its weekday', () => {
  expect(shortDay('2026-11-08')).toBe('Nov 8')
  expect(shortWeekday('2026-11-08')).toBe('Sun, Nov 8')
})
