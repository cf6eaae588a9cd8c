import { scheduleErrors } from '#texts/errors/posts.ts'
import type { AdminPostRow } from '../contract/posts.admin.ts'
import { dayInZone } from '../days.ts'
import { MAX_SCHEDULE_YEARS_AHEAD } from '../limits.ts'
import {
  findEndOfClockGap,
  instantOf,
  nearestInstant,
  type WallTime,
  wallTimeIn,
} from './wall-time.ts'

export const postStatuses = ['published', 'scheduled', 'draft'] as const
export type PostStatus = (typeof postStatuses)[number]

interface Publication {
  published: boolean
  schedule: { time: string | null } | null
}

export function postStatusOf({ published, schedule }: Publication): PostStatus {
  if (published) return 'published'
  return schedule && schedule.time !== null ? 'scheduled' : 'draft'
}

export const FIRST_PUBLISH_DAY = '1990-01-01'

export type ScheduleCheck =
  | { instant: Date }
  | { problem: 'past' | 'tooFar'; message: string }
  | { problem: 'gap'; message: string; next: WallTime }

const lastDay = (zone: string, now: Date) => {
  const today = dayInZone(zone, now)
  return `${Number(today.slice(0, 4)) + MAX_SCHEDULE_YEARS_AHEAD}${today.slice(4)}`
}

/** Checks whether a post can be published then; form and server share this rule. */
export function checkSchedule(wallTime: WallTime, zone: string, now: Date): ScheduleCheck {
  if (wallTime.day > lastDay(zone, now)) {
    return { problem: 'tooFar', message: scheduleErrors.tooFar }
  }
  const instant = instantOf(zone, wallTime)
  if ((instant ?? findEndOfClockGap(zone, wallTime)) <= now) {
    return { problem: 'past', message: scheduleErrors.past }
  }
  if (instant) return { instant }
  const next = wallTimeIn(zone, findEndOfClockGap(zone, wallTime))
  return { problem: 'gap', message: scheduleErrors.gap(wallTime, next), next }
}

export function findScheduleDayProblem(day: string, zone: string, now: Date): string | null {
  if (day < dayInZone(zone, now)) return scheduleErrors.pastDay
  return day > lastDay(zone, now) ? scheduleErrors.tooFar : null
}

export const isPublishDay = (day: string, today: string) => day >= FIRST_PUBLISH_DAY && day <= today

/** Noon, so that changing the time zone seldom moves the post to another day; never in the future. */
export function publishInstantOf(day: string, zone: string, now: Date): Date {
  const noon = nearestInstant(zone, { day, time: '12:00' })
  return noon < now ? noon : now
}

const NEWEST_POSTS = 20
const FIRST_TIME = '09:00'

export function findUsualPublishTime(posts: readonly AdminPostRow[], zone: string): string {
  const hours = posts
    .filter(({ publishedAt }) => publishedAt !== null)
    .sort((a, b) => b.publishedAt!.localeCompare(a.publishedAt!))
    .slice(0, NEWEST_POSTS)
    .map(({ publishedAt }) => wallTimeIn(zone, new Date(publishedAt!)).time.slice(0, 2))
  const counted = [...Map.groupBy(hours, (hour) => hour)].sort(
    ([hour, a], [otherHour, b]) => b.length - a.length || hour.localeCompare(otherHour),
  )
  const [most] = counted
  return most ? `${most[0]}:00` : FIRST_TIME
}
