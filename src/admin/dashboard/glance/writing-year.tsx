import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { glanceTexts as texts } from '#texts/admin/dashboard.ts'
import { calendarNames, dates } from '#texts/grammar.ts'
import { useToday } from '../../app/diary.ts'
import { type WritingWeek, writingWeeks } from './writing-weeks.ts'

const MOST_SHADES = 3

/** A year of writing as one strip: a square for each week, darker the more stories it brought. */
export function WritingYear({ posts }: { posts: readonly AdminPostRow[] }) {
  const weeks = writingWeeks(posts, useToday())
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
              data-stories={Math.min(week.stories, MOST_SHADES) || undefined}
              title={texts.week(dates.short(week.begins), week.stories)}
            />
            {monthBegins(weeks, at) && <small>{calendarNames.month(week.begins, 'short')}</small>}
          </span>
        ))}
      </div>
    </section>
  )
}

/** Every second month has room for its name. */
function monthBegins(weeks: readonly WritingWeek[], at: number): boolean {
  const month = weeks[at]?.begins.slice(5, 7)
  const isFirst = at > 0 && month !== weeks[at - 1]?.begins.slice(5, 7)
  return isFirst && Number(month) % 2 === 1 && at < weeks.length - 2
}
