import type { Clock } from '../../platform/process/clock.ts'

/** Further ahead than any rest between tries or claim. */
const TOO_FAR_MS = 24 * 60 * 60_000

/** A time that lies further ahead than `tooFar` was written by a clock that was wrong. */
export interface Due {
  now: Date
  tooFar: Date
}

export function dueNow(clock: Clock): Due {
  const now = clock.now()
  return { now, tooFar: new Date(now.getTime() + TOO_FAR_MS) }
}
