import type { Photo } from '#shared/contract/photos.ts'
import type { AdminPostRow, Schedule } from '#shared/contract/posts.admin.ts'
import { dayIn } from '#shared/days.ts'
import { checkSchedule } from '#shared/schedule/schedule.ts'
import { wallTimeIn } from '#shared/schedule/wall-time.ts'
import type { Weekday } from '#shared/zone-habits.ts'
import { moments } from '#texts/grammar.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`)

export const addDays = (day: string, count: number) =>
  new Date(noonOf(day) + count * DAY_MS).toISOString().slice(0, 10)

/** How many nights lie between two days. */
export const nightsBetween = (from: string, to: string) =>
  Math.round((noonOf(to) - noonOf(from)) / DAY_MS)

/** A month as "2026-11". Days are UTC, as everywhere a date is shown. */
export type Month = string

export const monthOf = (day: string): Month => day.slice(0, 7)

export function addMonths(month: Month, step: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, number - 1 + step, 1)).toISOString())
}

export interface CalendarDay {
  date: string
  posts: AdminPostRow[]
  photos: Photo[]
}

/** Published on their date, scheduled and pencilled in on the day that was chosen; other drafts have no day. */
export function dayOfPost({ published, date, schedule }: AdminPostRow): string | null {
  return published ? date : (schedule?.day ?? null)
}

/** Published posts stay on the day they are known by. */
export const isMovable = (post: AdminPostRow) => !post.published

/** Within a day: what is out, then what goes out by its hour, then what is only pencilled in. */
const orderOf = ({ published, schedule }: AdminPostRow) =>
  published ? '' : (schedule?.time ?? '24:00')

export function groupByDay(posts: readonly AdminPostRow[], photos: readonly Photo[]) {
  const postsOf = Map.groupBy(posts, dayOfPost)
  const photosOf = Map.groupBy(photos, ({ date }) => date)
  return (date: string): CalendarDay => ({
    date,
    posts: (postsOf.get(date) ?? []).sort((a, b) => orderOf(a).localeCompare(orderOf(b))),
    photos: photosOf.get(date) ?? [],
  })
}

export type DayLookup = ReturnType<typeof groupByDay>

/** At a glance each post is on a day: a draft without one is on the day it was begun, by the diary's clock. */
export function groupAtAGlance(posts: readonly AdminPostRow[], zone: string): DayLookup {
  const postsOf = Map.groupBy(posts, ({ published, publishedAt, scheduledAt, date, createdAt }) =>
    published || scheduledAt || publishedAt === null ? date : dayIn(zone, new Date(createdAt)),
  )
  return (date) => ({ date, posts: postsOf.get(date) ?? [], photos: [] })
}

/** Whole weeks, so that the ends of the months around are seen, too. */
export function weeksOf(month: Month, firstDay: Weekday): string[][] {
  const first = `${month}-01`
  const weeks: string[][] = []
  let day = startOfWeek(first, firstDay)
  do {
    weeks.push(Array.from({ length: 7 }, (_, step) => addDays(day, step)))
    day = addDays(day, 7)
  } while (monthOf(day) === month)
  return weeks
}

export const daysOf = (month: Month): string[] =>
  weeksOf(month, 0)
    .flat()
    .filter((day) => monthOf(day) === month)

export function startOfWeek(day: string, firstDay: Weekday): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday - firstDay + 7) % 7))
}

const HOUR_MS = 60 * 60_000

interface Wanted {
  day: string
  time: string
  zone: string
  now: Date
}

/** When a post goes out that is put on a day: at its hour, or at the next one that is still to come that day. */
export function timeOn({ day, time, zone, now }: Wanted): Schedule | null {
  const checked = checkSchedule({ day, time }, zone, now)
  if ('instant' in checked) return { day, time }
  if (checked.problem === 'gap') return checked.next
  if (checked.problem === 'tooFar') return null
  const soon = wallTimeIn(zone, new Date(now.getTime() + HOUR_MS))
  return soon.day === day ? { day, time: `${soon.time.slice(0, 2)}:00` } : null
}

/** By the diary's clock; the time alone while it is still today. */
export const recentTime = (zone: string, at: number | string, now = new Date()) =>
  dayIn(zone, new Date(at)) === dayIn(zone, now)
    ? moments.clock(zone, at)
    : moments.dayAndClock(zone, at)
