import { useQuery } from '@tanstack/react-query'
import { Calendar } from 'lucide'
import { postStatuses, statusOf } from '#shared/schedule/schedule.ts'
import { dashboardTexts } from '#texts/admin/dashboard.ts'
import { calendarNames } from '#texts/grammar.ts'
import { Button } from '#ui/controls/button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { useToday } from '../../app/diary.ts'
import { adminPostsQuery } from '../../app/queries.ts'
import { monthOf } from '../../posts/calendar/months.ts'
import { CalendarDialog } from './calendar-dialog.tsx'
import { type CalendarDay, calendarWeeks } from './calendar-month.ts'

const looks = { published: 'is-post', scheduled: 'is-due', draft: 'is-draft' } as const

/** What is furthest on its way says how the day looks. */
function look(day: CalendarDay | null): string | undefined {
  if (!day) return 'is-none'
  const found = postStatuses.find((status) => day.posts.some((post) => statusOf(post) === status))
  return found && looks[found]
}

/** The month at a glance; the dialog tells what is behind the squares. */
export function CalendarCard() {
  const { data: posts = [] } = useQuery(adminPostsQuery)
  const today = useToday()
  const month = monthOf(today)
  return (
    <section className="box">
      <div className="box-head">
        <h2>{dashboardTexts.calendar}</h2>
        <span className="muted">{calendarNames.monthAndYear(month, 'short')}</span>
      </div>
      <div className="cal" aria-hidden="true">
        {calendarNames.weekdays.map((name) => (
          <b key={name}>{name.slice(0, 1)}</b>
        ))}
        {calendarWeeks(posts, month)
          .flat()
          .map((day, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: squares have no other name
            <i key={index} className={classNames(look(day), day?.date === today && 'is-today')}>
              {day?.day}
            </i>
          ))}
      </div>
      <CalendarDialog
        trigger={
          <Button look="quiet" wide small>
            <Icon of={Calendar} />
            {dashboardTexts.viewCalendar}
          </Button>
        }
      />
    </section>
  )
}
