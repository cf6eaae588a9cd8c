import { Link } from 'wouter'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { addCalendarDays } from '#shared/days.ts'
import { postStatusOf } from '#shared/schedule/schedule.ts'
import { calendarScreenTexts as texts } from '#texts/admin/calendar.ts'
import { calendarNames } from '#texts/grammar.ts'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { ChevronDown } from '#ui/icons/chevron-down.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { useFirstWeekday } from '../app/diary.ts'
import { CurrentWeekDog } from './calendar-month.tsx'
import {
  addMonths,
  type CalendarDay,
  type DayLookup,
  daysOf,
  isMovable,
  monthOf,
  startOfWeek,
  type YearMonth,
} from './days.ts'
import { TimeOrStatusTag } from './post-status.tsx'
import { PickDayButton } from './schedule-post.tsx'
import type { CalendarState } from './use-calendar.ts'

interface AgendaProps {
  month: YearMonth
  today: string
  dayOf: DayLookup
  calendar: CalendarState
}

/** Replaces the month table on phones: only the days with posts, of this month and the next. */
export function CalendarAgenda({ month, today, dayOf, calendar }: AgendaProps) {
  const next = addMonths(month, 1)
  const filled = (days: string[]) => days.map(dayOf).filter(({ posts }) => posts.length > 0)
  const ofMonth = filled(daysOf(month))
  const ahead = ofMonth.filter(({ date }) => date >= today)
  const earlier = ofMonth.filter(({ date }) => date < today)
  const after = filled(daysOf(next)).filter(({ date }) => date >= today)
  const earlierPosts = earlier.reduce((sum, { posts }) => sum + posts.length, 0)
  const show = (days: typeof ofMonth) =>
    days.map((day) => <AgendaDay key={day.date} day={day} today={today} calendar={calendar} />)
  return (
    <div className="agenda">
      {monthOf(today) === month && <WeekStrip today={today} dayOf={dayOf} />}
      {ahead.length + after.length === 0 && <p className="hint">{texts.nothingAhead}</p>}
      <ol>{show(ahead)}</ol>
      {after.length > 0 && (
        <>
          <h3 className="agenda-month">{calendarNames.month(next)}</h3>
          <ol>{show(after)}</ol>
        </>
      )}
      {earlier.length > 0 && (
        <details className="agenda-past" open={monthOf(today) !== month}>
          <summary>
            {texts.earlier(calendarNames.month(month))}
            <span>{texts.earlierCounts(earlierPosts)}</span>
            <Icon of={ChevronDown} />
          </summary>
          <ol>{show(earlier)}</ol>
        </details>
      )}
    </div>
  )
}

interface AgendaDayProps {
  day: CalendarDay
  today: string
  calendar: CalendarState
}

function AgendaDay({ day: { date, posts }, today, calendar }: AgendaDayProps) {
  const isToday = date === today
  return (
    <li className={classNames('agenda-day', isToday && 'is-today')}>
      <time className="agenda-date" dateTime={date}>
        <b>{Number(date.slice(8))}</b>
        <span>{calendarNames.weekday(date, 'short')}</span>
      </time>
      <div className="agenda-items">
        {isToday && <p className="agenda-when">{texts.today}</p>}
        {posts.map((post) => (
          <AgendaPost key={post.id} post={post} calendar={calendar} />
        ))}
      </div>
    </li>
  )
}

function AgendaPost({ post, calendar }: { post: AdminPostRow; calendar: CalendarState }) {
  return (
    <div className="agenda-row">
      <Link
        className="agenda-post"
        data-status={postStatusOf(post)}
        href={`/admin/posts/${post.id}/edit`}
      >
        <span className="thumb">
          {post.coverImage && (
            <ResponsiveImage src={post.coverImage} alt="" sizes="84px" width={84} height={63} />
          )}
        </span>
        <span>
          <strong dir="auto">{post.title}</strong>
          <TimeOrStatusTag post={post} />
        </span>
      </Link>
      {isMovable(post) && <PickDayButton post={post} calendar={calendar} />}
    </div>
  )
}

/** Marks a day in the week strip with the status of its first post; the list below says it in text. */
function markOf({ posts, photos }: CalendarDay): string | undefined {
  return posts[0] ? postStatusOf(posts[0]) : photos.length > 0 ? 'photo' : undefined
}

function WeekStrip({ today, dayOf }: { today: string; dayOf: DayLookup }) {
  const first = startOfWeek(today, useFirstWeekday())
  const days = Array.from({ length: 7 }, (_, step) => addCalendarDays(first, step))
  return (
    <ul className="week-strip" aria-label={texts.thisWeek}>
      {days.map((date) => (
        <li
          key={date}
          className={classNames(date <= today && 'is-walked', date === today && 'is-today')}
          aria-current={date === today ? 'date' : undefined}
        >
          {date <= today && <CurrentWeekDog isFirst={date === first} isLast={date === today} />}
          <span>{calendarNames.weekday(date, 'narrow')}</span>
          <b>{Number(date.slice(8))}</b>
          <i data-mark={markOf(dayOf(date))} />
        </li>
      ))}
    </ul>
  )
}
