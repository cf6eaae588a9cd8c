import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { statusOf } from '#shared/schedule/schedule.ts'
import { calendarTexts, dashboardTexts } from '#texts/admin/dashboard.ts'
import { adminPostTexts } from '#texts/admin/posts.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { calendarNames } from '#texts/grammar.ts'
import { ArrowLink } from '#ui/controls/arrow-link.tsx'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { useToday } from '../app/diary.ts'
import { adminPostsQuery } from '../app/queries.ts'
import { TriggeredDialog } from '../parts/dialog.tsx'
import { addMonths, type Month, monthOf } from '../posts/days.ts'
import { PostsFailed } from '../posts/post-status.tsx'

export function CalendarDialog({ trigger }: { trigger: ReactNode }) {
  return (
    <TriggeredDialog
      trigger={trigger}
      title={dashboardTexts.calendar}
      description={calendarTexts.description}
      closeLabel={adminTexts.close}
      wide
    >
      <CalendarMonth />
    </TriggeredDialog>
  )
}

function CalendarMonth() {
  const { data: posts = [], isError } = useQuery(adminPostsQuery)
  const today = useToday()
  const [month, setMonth] = useState(() => monthOf(today))
  const weeks = calendarWeeks(posts, month)
  const isEmpty = weeks.flat().every((day) => !day || day.posts.length === 0)
  if (isError) return <PostsFailed />
  return (
    <>
      <div className="month-head">
        <IconButton
          framed
          label={calendarTexts.previous}
          onClick={() => setMonth(addMonths(month, -1))}
        >
          <Icon of={ChevronLeft} />
        </IconButton>
        <h3 aria-live="polite">{calendarNames.monthAndYear(month)}</h3>
        <IconButton framed label={calendarTexts.next} onClick={() => setMonth(addMonths(month, 1))}>
          <Icon of={ChevronRight} />
        </IconButton>
        <Button
          look="quiet"
          small
          disabled={month === monthOf(today)}
          onClick={() => setMonth(monthOf(today))}
        >
          {calendarTexts.today}
        </Button>
      </div>
      <CalendarGrid weeks={weeks} today={today} label={calendarNames.monthAndYear(month)} />
      {isEmpty && <p className="muted">{calendarTexts.none}</p>}
      <p>
        <ArrowLink as={Link} href="/admin/calendar">
          {calendarTexts.open}
        </ArrowLink>
      </p>
    </>
  )
}

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

function CalendarGrid({ weeks, today, label }: CalendarGridProps) {
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
