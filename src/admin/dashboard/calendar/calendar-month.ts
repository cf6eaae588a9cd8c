import type { AdminPostRow } from '#shared/contract/posts.ts'

/** A month as "2026-11". Days are UTC, as everywhere a date is shown. */
export type Month = string

export interface CalendarDay {
  /** "2026-11-08" */
  date: string
  day: number
  posts: AdminPostRow[]
}

export const monthOf = (day: string): Month => day.slice(0, 7)

export function addMonths(month: Month, step: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, number - 1 + step, 1)).toISOString())
}

export function monthTitle(month: Month, length: 'long' | 'short' = 'long'): string {
  const name = new Intl.DateTimeFormat('en-US', { month: length, year: 'numeric', timeZone: 'UTC' })
  return name.format(new Date(`${month}-01T00:00:00Z`))
}

export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** Published posts on their date, drafts on the day they were begun. */
const dayOfPost = (post: AdminPostRow) =>
  post.published || post.publishedAt === null ? post.date : post.createdAt.slice(0, 10)

/** Weeks of seven; null stands for days of the months around. */
export function calendarWeeks(
  posts: readonly AdminPostRow[],
  month: Month,
): (CalendarDay | null)[][] {
  const byDate = Map.groupBy(
    posts.filter((post) => dayOfPost(post).startsWith(month)),
    dayOfPost,
  )
  const first = new Date(`${month}-01T00:00:00Z`)
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const cells: (CalendarDay | null)[] = Array(first.getUTCDay()).fill(null)
  for (let day = 1; day <= days; day += 1) {
    const date = `${month}-${String(day).padStart(2, '0')}`
    cells.push({ date, day, posts: byDate.get(date) ?? [] })
  }
  while (cells.length % 7 > 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
