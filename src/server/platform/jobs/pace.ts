import type { Clock } from '../process/clock.ts'

const MINUTE_MS = 60_000
/** After a rest, as many items may be done at once as in ten seconds. */
const BURST = 1 / 6

/** Spreads `perMinute` items over each minute and counts items of other processes as well. */
export function createPace(perMinute: number, clock: Clock) {
  const burst = Math.max(1, perMinute * BURST)
  let saved = burst
  let savedAt = clock.now().getTime()
  let most = 0

  function save() {
    const now = clock.now().getTime()
    // A clock that was set back adds nothing.
    const passed = Math.max(0, now - savedAt)
    saved = Math.min(burst, saved + (passed / MINUTE_MS) * perMinute)
    savedAt = now
  }

  return {
    /** Returns how many items may be done now; `doneLately` is the count of the last minute. */
    begin(doneLately: number): number {
      save()
      most = Math.max(0, perMinute - doneLately)
      return Math.floor(Math.min(saved, most))
    },
    take(): boolean {
      save()
      if (saved < 1 || most < 1) return false
      saved -= 1
      most -= 1
      return true
    },
  }
}

export type Pace = ReturnType<typeof createPace>
