import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atMidnight } from './at-midnight.ts'
import { systemClock } from './clock.ts'

const HOUR_MS = 60 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-31T22:30:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

test('it calls when the day begins in UTC, and again a day later', () => {
  const called = vi.fn()
  const days = atMidnight(systemClock, called)
  vi.advanceTimersByTime(1.5 * HOUR_MS - 1)
  expect(called).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(1)
  expect(called).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(24 * HOUR_MS)
  expect(called).toHaveBeenCalledTimes(2)
  days.stop()
  vi.advanceTimersByTime(48 * HOUR_MS)
  expect(called).toHaveBeenCalledTimes(2)
})

test('a timer that comes a moment early waits for the day', () => {
  const called = vi.fn()
  const slow = { now: () => new Date(Date.now() - 5) }
  const days = atMidnight(slow, called)
  vi.advanceTimersByTime(1.5 * HOUR_MS)
  expect(called).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(5)
  expect(called).toHaveBeenCalledTimes(1)
  days.stop()
})
