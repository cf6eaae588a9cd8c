import { dayIn } from '#shared/time-zone.ts'
import type { Clock } from '../platform/process/clock.ts'

const MINUTE_MS = 60_000

/** The diary's day, for many visits a second: days begin with a minute, so it is worked out once a minute. */
export function createDiaryClock(clock: Clock) {
  let zone = 'UTC'
  let minute = Number.NaN
  let day = ''
  return {
    setZone(name: string) {
      zone = name
      minute = Number.NaN
    },
    dayAt: (instant: Date) => dayIn(zone, instant),
    today(): string {
      const now = clock.now()
      const current = Math.floor(now.getTime() / MINUTE_MS)
      if (current !== minute) {
        minute = current
        day = dayIn(zone, now)
      }
      return day
    },
  }
}

export type DiaryClock = ReturnType<typeof createDiaryClock>
