import type { CategoryOf } from '#shared/categories.ts'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { DAY_MS } from '#shared/durations.ts'
import { glanceTexts as texts } from '#texts/admin/dashboard.ts'
import { calendarNames, dates } from '#texts/grammar.ts'
import { Tag } from '#ui/display/tag.tsx'
import { useCategories, useToday } from '../app/diary.ts'

const MAX_SHADES = 3

export function WritingYearChart({ posts }: { posts: readonly AdminPostRow[] }) {
  const weeks = listWritingWeeks(posts, useToday())
  const stories = weeks.reduce((sum, week) => sum + week.stories, 0)
  return (
    <section className="box writing-year" aria-labelledby="writing-year">
      <div className="box-head">
        <h2 id="writing-year">{texts.year}</h2>
        <span className="muted">{texts.stories(stories)}</span>
      </div>
      <div className="year-weeks" role="img" aria-label={texts.yearLabel(stories)}>
        {weeks.map((week, at) => (
          <span key={week.begins}>
            <i
              data-stories={Math.min(week.stories, MAX_SHADES) || undefined}
              title={texts.week(dates.short(week.begins), week.stories)}
            />
            {monthBegins(weeks, at) && <small>{calendarNames.month(week.begins, 'short')}</small>}
          </span>
        ))}
      </div>
    </section>
  )
}

/** Labels every second month, because there is no room for more. */
function monthBegins(weeks: readonly WritingWeek[], at: number): boolean {
  const month = weeks[at]?.begins.slice(5, 7)
  const isFirst = at > 0 && month !== weeks[at - 1]?.begins.slice(5, 7)
  return isFirst && Number(month) % 2 === 1 && at < weeks.length - 2
}

const WEEKS = 52

interface WritingWeek {
  /** The week's first day as "2026-11-10"; the week may start on any weekday. */
  begins: string
  stories: number
}

const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`)
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)

export function listWritingWeeks(
  posts: readonly Pick<AdminPostRow, 'published' | 'date'>[],
  today: string,
): WritingWeek[] {
  const end = toTime(today) + DAY_MS
  const start = end - WEEKS * 7 * DAY_MS
  const weeks = Array.from({ length: WEEKS }, (_, at) => ({
    begins: toDay(start + at * 7 * DAY_MS),
    stories: 0,
  }))
  for (const { published, date } of posts) {
    const week = weeks[Math.floor((toTime(date.slice(0, 10)) - start) / (7 * DAY_MS))]
    if (published && week) week.stories += 1
  }
  return weeks
}

export function LastWrittenByCategory({ posts }: { posts: readonly AdminPostRow[] }) {
  const { chips, of } = useCategories('posts')
  const today = useToday()
  return (
    <section className="box" aria-labelledby="category-ages">
      <div className="box-head">
        <h2 id="category-ages">{texts.categories}</h2>
        <span className="muted">{texts.lastWritten}</span>
      </div>
      <ul className="category-ages">
        {listLastWritten(chips, posts, of).map(({ label, day }) => (
          <li key={label}>
            <Tag badge={of(label).badge}>{label}</Tag>
            {day ? <time dateTime={day}>{texts.ago(day, today)}</time> : <span>{texts.never}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LastWritten {
  label: string
  day: string | null
}

type DatedPost = Pick<AdminPostRow, 'published' | 'date' | 'category'>

export function listLastWritten(
  labels: readonly string[],
  posts: readonly DatedPost[],
  of: CategoryOf,
): LastWritten[] {
  const newest = new Map<string, string>()
  for (const { published, date, category } of posts) {
    const { key } = of(category)
    if (published && date > (newest.get(key) ?? '')) newest.set(key, date)
  }
  return labels
    .map((label) => ({ label, day: newest.get(of(label).key) ?? null }))
    .sort((a, b) => (a.day ?? '').localeCompare(b.day ?? ''))
}
