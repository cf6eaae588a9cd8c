import type { Photo } from '#shared/contract/photos.ts'
import type { AdminPostRow, Schedule } from '#shared/contract/posts.admin.ts'
import { addCalendarDays, dayInZone } from '#shared/days.ts'
import { HOUR_MS } from '#shared/durations.ts'
import { checkSchedule } from '#shared/schedule/schedule.ts'
import { wallTimeIn } from '#shared/schedule/wall-time.ts'
import type { Weekday } from '#shared/zone-habits.ts'
import { moments } from '#texts/grammar.ts'

/** Written as "2026-11". Days are computed in UTC, as everywhere a date is shown. */
export type YearMonth = string

export const monthOf = (day: string): YearMonth => day.slice(0, 7)

export function addMonths(month: YearMonth, step: number): YearMonth {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, number - 1 + step, 1)).toISOString())
}

export interface CalendarDay {
  date: string
  posts: AdminPostRow[]
  photos: Photo[]
}

/** Published posts lie on their date, planned posts on the chosen day; other drafts have no day. */
export function dayOfPost({ published, date, schedule }: AdminPostRow): string | null {
  return published ? date : (schedule?.day ?? null)
}

export const isMovable = (post: AdminPostRow) => !post.published

/** Sort key within a day: published posts, then scheduled ones by time, then drafts with a day only. */
const orderOf = ({ published, schedule }: AdminPostRow) =>
  published ? '' : (schedule?.time ?? '24:00')

export function createDayLookup(posts: readonly AdminPostRow[], photos: readonly Photo[]) {
  const postsOf = Map.groupBy(posts, dayOfPost)
  const photosOf = Map.groupBy(photos, ({ date }) => date)
  return (date: string): CalendarDay => ({
    date,
    posts: (postsOf.get(date) ?? []).sort((a, b) => orderOf(a).localeCompare(orderOf(b))),
    photos: photosOf.get(date) ?? [],
  })
}

export type DayLookup = ReturnType<typeof createDayLookup>

/** The dashboard's calendar shows every post: a draft without a day lies on its day of creation in the diary's zone. */
export function createDashboardLookup(posts: readonly AdminPostRow[], zone: string): DayLookup {
  const postsOf = Map.groupBy(posts, ({ published, publishedAt, scheduledAt, date, createdAt }) =>
    published || scheduledAt || publishedAt === null ? date : dayInZone(zone, new Date(createdAt)),
  )
  return (date) => ({ date, posts: postsOf.get(date) ?? [], photos: [] })
}

/** Returns whole weeks, so days of the neighbouring months are included. */
export function weeksOf(month: YearMonth, firstDay: Weekday): string[][] {
  const first = `${month}-01`
  const weeks: string[][] = []
  let day = startOfWeek(first, firstDay)
  do {
    weeks.push(Array.from({ length: 7 }, (_, step) => addCalendarDays(day, step)))
    day = addCalendarDays(day, 7)
  } while (monthOf(day) === month)
  return weeks
}

export const daysOf = (month: YearMonth): string[] =>
  weeksOf(month, 0)
    .flat()
    .filter((day) => monthOf(day) === month)

export function startOfWeek(day: string, firstDay: Weekday): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addCalendarDays(day, -((weekday - firstDay + 7) % 7))
}

interface TimeOnOptions {
  day: string
  time: string
  zone: string
  now: Date
}

/** Plans a post at its time, or at the next full hour if that has passed today; null if the day is not possible. */
export function findScheduleOn({ day, time, zone, now }: TimeOnOptions): Schedule | null {
  const checked = checkSchedule({ day, time }, zone, now)
  if ('instant' in checked) return { day, time }
  if (checked.problem === 'gap') return checked.next
  if (checked.problem === 'tooFar') return null
  const soon = wallTimeIn(zone, new Date(now.getTime() + HOUR_MS))
  return soon.day === day ? { day, time: `${soon.time.slice(0, 2)}:00` } : null
}

/** Formats in the diary's zone; a time of today is shown without its day. */
export const formatCompactTime = (zone: string, at: number | string, now = new Date()) =>
  dayInZone(zone, new Date(at)) === dayInZone(zone, now)
    ? moments.clock(zone, at)
    : moments.dayAndClock(zone, at)
