import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayInZone } from '#shared/days.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { watchDayChange } from './diary-day.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-31T09:30:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a day begins at midnight in the zone of the diary, and a second later at the most', async () => {
  const called = vi.fn()
  const days = watchDayChange(
    { today: async () => dayInZone('Pacific/Kiritimati', new Date()) },
    called,
  )
  await vi.advanceTimersByTimeAsync(30 * MINUTE_MS - 1)
  expect(called).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(1001)
  expect(called).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(24 * 60 * MINUTE_MS)
  expect(called).toHaveBeenCalledTimes(2)
  days.stop()
  await vi.advanceTimersByTimeAsync(48 * 60 * MINUTE_MS)
  expect(called).toHaveBeenCalledTimes(2)
})

test('while the day cannot be told it waits, and misses none', async () => {
  const called = vi.fn()
  let isAway = false
  const today = async () => {
    if (isAway) throw new Error('the database is away')
    return dayInZone('Pacific/Honolulu', new Date())
  }
  const days = watchDayChange({ today }, called)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  isAway = true
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS)
  expect(called).toHaveBeenCalledTimes(0)
  isAway = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(called).toHaveBeenCalledTimes(1)
  days.stop()
})
