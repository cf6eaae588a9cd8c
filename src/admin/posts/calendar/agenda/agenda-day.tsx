import { Link } from 'wouter'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { statusOf } from '#shared/schedule/schedule.ts'
import { calendarScreenTexts as texts } from '#texts/admin/calendar.ts'
import { calendarNames } from '#texts/grammar.ts'
import { classNames } from '#ui/display/class-names.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import type { CalendarDay } from '../calendar-days.ts'
import { HourTag } from '../hour-tag.tsx'
import { PickDayButton } from '../schedule/pick-day-button.tsx'
import { type CalendarState, isMovable } from '../use-calendar.ts'

interface AgendaDayProps {
  day: CalendarDay
  today: string
  calendar: CalendarState
}

export function AgendaDay({ day: { date, posts }, today, calendar }: AgendaDayProps) {
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
        data-status={statusOf(post)}
        href={`/admin/posts/${post.id}/edit`}
      >
        <span className="agenda-pic">
          {post.coverImage && (
            <ResponsiveImage src={post.coverImage} alt="" sizes="84px" width={84} height={63} />
          )}
        </span>
        <span>
          <strong dir="auto">{post.title}</strong>
          <HourTag post={post} />
        </span>
      </Link>
      {isMovable(post) && <PickDayButton post={post} calendar={calendar} />}
    </div>
  )
}
