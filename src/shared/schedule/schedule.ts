import { scheduleErrors } from '#texts/errors/posts.ts'
import { SCHEDULE_YEARS } from '../limits.ts'
import { dayIn } from '../time-zone.ts'
import { endOfGap, instantOf, nearestInstant, type WallTime, wallTimeIn } from './wall-time.ts'

export const FIRST_DAY = '1990-01-01'

export type ScheduleCheck =
  | { instant: Date }
  | { problem: 'past' | 'tooFar'; message: string }
  | { problem: 'gap'; message: string; next: WallTime }

const lastDay = (zone: string, now: Date) => {
  const today = dayIn(zone, now)
  return `${Number(today.slice(0, 4)) + SCHEDULE_YEARS}${today.slice(4)}`
}

/** Whether a post can go out then; the same rule in the form and on the server. */
export function checkSchedule(wallTime: WallTime, zone: string, now: Date): ScheduleCheck {
  if (wallTime.day > lastDay(zone, now)) {
    return { problem: 'tooFar', message: scheduleErrors.tooFar }
  }
  const instant = instantOf(zone, wallTime)
  if ((instant ?? endOfGap(zone, wallTime)) <= now) {
    return { problem: 'past', message: scheduleErrors.past }
  }
  if (instant) return { instant }
  const next = wallTimeIn(zone, endOfGap(zone, wallTime))
  return { problem: 'gap', message: scheduleErrors.gap(wallTime, next), next }
}

/** For a day that is only pencilled in: nothing happens then by itself. */
export function dayProblem(day: string, zone: string, now: Date): string | null {
  if (day < dayIn(zone, now)) return scheduleErrors.pastDay
  return day > lastDay(zone, now) ? scheduleErrors.tooFar : null
}

export const isPublishDay = (day: string, today: string) => day >= FIRST_DAY && day <= today

/** At noon, so that a change of the time zone seldom moves it to another day; never ahead of the clock. */
export function publishInstant(day: string, zone: string, now: Date): Date {
  const noon = nearestInstant(zone, { day, time: '12:00' })
  return noon < now ? noon : now
}
