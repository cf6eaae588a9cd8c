import { Link } from 'wouter'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { statusOf } from '#shared/schedule/schedule.ts'
import { adminPostTexts } from '#texts/admin/posts.ts'
import { calendarNames } from '#texts/grammar.ts'
import { classNames } from '#ui/display/class-names.ts'
import type { CalendarDay } from './calendar-month.ts'

function Entry({ post }: { post: AdminPostRow }) {
  const status = adminPostTexts[statusOf(post)]
  return (
    <li>
      <Link
        className={classNames('month-post', !post.published && 'is-draft')}
        href={`/admin/posts/${post.id}/edit`}
        title={`${post.title} (${status})`}
      >
        {post.title}
        <span className="sr"> ({status})</span>
      </Link>
    </li>
  )
}

interface CalendarGridProps {
  weeks: (CalendarDay | null)[][]
  /** "2026-11-08" */
  today: string
  label: string
}

export function CalendarGrid({ weeks, today, label }: CalendarGridProps) {
  return (
    <table className="month">
      <caption className="sr">{label}</caption>
      <thead>
        <tr>
          {calendarNames.weekdays.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day)?.date}>
            {week.map((day, index) =>
              day ? (
                <td
                  key={day.date}
                  className={classNames(day.posts.length > 0 && 'has-posts')}
                  aria-current={day.date === today ? 'date' : undefined}
                >
                  <span className="month-day">
                    <span className="month-weekday" aria-hidden="true">
                      {calendarNames.weekdays[index]}{' '}
                    </span>
                    {day.day}
                  </span>
                  {day.posts.length > 0 && (
                    <ul>
                      {day.posts.map((post) => (
                        <Entry key={post.id} post={post} />
                      ))}
                    </ul>
                  )}
                </td>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: days of another month have no name
                <td key={index} className="is-none" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
