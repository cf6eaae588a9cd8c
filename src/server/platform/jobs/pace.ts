import { MINUTE_MS } from '#shared/durations.ts'
import type { Clock } from '../process/clock.ts'

/** After a rest, as many items may be done at once as in ten seconds. */
const BURST = 1 / 6

/** Spreads `perMinute` items over each minute and counts items of other processes as well. */
export function createSendRate(perMinute: number, clock: Clock) {
  const burst = Math.max(1, perMinute * BURST)
  let available = burst
  let updatedAt = clock.now().getTime()
  let remaining = 0

  function refill() {
    const now = clock.now().getTime()
    // A clock that was set back adds nothing.
    const passed = Math.max(0, now - updatedAt)
    available = Math.min(burst, available + (passed / MINUTE_MS) * perMinute)
    updatedAt = now
  }

  return {
    /** Returns how many items may be done now; `doneLately` is the count of the last minute. */
    begin(doneLately: number): number {
      refill()
      remaining = Math.max(0, perMinute - doneLately)
      return Math.floor(Math.min(available, remaining))
    },
    take(): boolean {
      refill()
      if (available < 1 || remaining < 1) return false
      available -= 1
      remaining -= 1
      return true
    },
  }
}

export type SendRate = ReturnType<typeof createSendRate>
