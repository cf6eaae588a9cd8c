import { expect, test } from 'vitest'
import { formatMoment } from './moments.ts'

test('a moment has the day and the time that the zone has', () => {
  const instant = '2026-11-08T23:05:00.000Z'
  expect(formatMoment('UTC', instant)).toBe('Nov 8, 2026, 11:05 PM')
  expect(formatMoment('Europe/Berlin', new Date(instant))).toBe('Nov 9, 2026, 12:05 AM')
})
