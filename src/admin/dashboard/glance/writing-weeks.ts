import type { AdminPostRow } from '#shared/contract/posts.admin.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const WEEKS = 52

export interface WritingWeek {
  /** Its first day, "2026-11-10"; it ends six days later. */
  begins: string
  stories: number
}

const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`)
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The last 52 weeks up to today, the oldest first, with what was published in each. */
export function writingWeeks(
  posts: readonly Pick<AdminPostRow, 'published' | 'date'>[],
  today: string,
): WritingWeek[] {
  const end = toTime(today) + DAY_MS
  const begin = end - WEEKS * 7 * DAY_MS
  const weeks = Array.from({ length: WEEKS }, (_, at) => ({
    begins: toDay(begin + at * 7 * DAY_MS),
    stories: 0,
  }))
  for (const { published, date } of posts) {
    const week = weeks[Math.floor((toTime(date.slice(0, 10)) - begin) / (7 * DAY_MS))]
    if (published && week) week.stories += 1
  }
  return weeks
}
