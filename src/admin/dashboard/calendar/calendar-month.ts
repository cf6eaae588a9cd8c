import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import type { Month } from '../../posts/calendar/months.ts'

export interface CalendarDay {
  /** "2026-11-08" */
  date: string
  day: number
  posts: AdminPostRow[]
}

/** Published and scheduled posts on their date, drafts on the day they were begun. */
const dayOfPost = ({ published, publishedAt, scheduledAt, date, createdAt }: AdminPostRow) =>
  published || scheduledAt || publishedAt === null ? date : createdAt.slice(0, 10)

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
