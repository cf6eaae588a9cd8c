import type { Clock } from '../process/clock.ts'

const MINUTE_MS = 60_000
/** What may be done at once after a rest: as much as in ten seconds. */
const BURST = 1 / 6

/** So many items a minute, spread over it. What other processes did counts as well. */
export function createPace(perMinute: number, clock: Clock) {
  const burst = Math.max(1, perMinute * BURST)
  let saved = burst
  let savedAt = clock.now().getTime()
  let most = 0

  function save() {
    const now = clock.now().getTime()
    // A clock that was put back saves nothing.
    const passed = Math.max(0, now - savedAt)
    saved = Math.min(burst, saved + (passed / MINUTE_MS) * perMinute)
    savedAt = now
  }

  return {
    /** How many items may be done now, when so many were done within the last minute. */
    begin(doneLately: number): number {
      save()
      most = Math.max(0, perMinute - doneLately)
      return Math.floor(Math.min(saved, most))
    },
    /** False when the next one has to wait. */
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
