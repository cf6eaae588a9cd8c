import { useQuery } from '@tanstack/react-query'
import { Calendar } from 'lucide'
import { dashboardTexts } from '#shared/texts/dashboard.ts'
import { Button } from '#ui/controls/button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { monthOf, monthTitle } from '../../calendar/months.ts'
import { useToday } from '../../diary-dates.ts'
import { adminPostsQuery } from '../../queries.ts'
import { CalendarDialog } from './calendar-dialog.tsx'
import { type CalendarDay, calendarWeeks } from './calendar-month.ts'

function look(day: CalendarDay | null): string {
  return classNames(
    !day && 'is-none',
    day?.posts.some((post) => post.published)
      ? 'is-post'
      : day && day.posts.length > 0 && 'is-draft',
  )
}

/** The month at a glance; the dialog tells what is behind the squares. */
export function CalendarCard() {
  const { data: posts = [] } = useQuery(adminPostsQuery)
  const month = monthOf(useToday())
  return (
    <section className="box">
      <div className="box-head">
        <h2>{dashboardTexts.calendar}</h2>
        <span className="muted">{monthTitle(month, 'short')}</span>
      </div>
      <div className="cal" aria-hidden="true">
        {calendarWeeks(posts, month)
          .flat()
          .map((day, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: squares have no other name
            <i key={index} className={look(day)} />
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
