import type { Photo } from '#shared/contract/photos.ts'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { addDays } from './days.ts'
import { type Month, monthOf } from './months.ts'

export interface CalendarDay {
  date: string
  posts: AdminPostRow[]
  photos: Photo[]
}

/** Published on their date, scheduled and pencilled in on the day that was chosen; other drafts have no day. */
export function dayOfPost({ published, date, schedule }: AdminPostRow): string | null {
  return published ? date : (schedule?.day ?? null)
}

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

/** Whole weeks from Sunday, so that the ends of the months around are seen, too. */
export function weeksOf(month: Month): string[][] {
  const first = `${month}-01`
  const weeks: string[][] = []
  let day = startOfWeek(first)
  do {
    weeks.push(Array.from({ length: 7 }, (_, step) => addDays(day, step)))
    day = addDays(day, 7)
  } while (monthOf(day) === month)
  return weeks
}

export const startOfWeek = (day: string) => addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay())
