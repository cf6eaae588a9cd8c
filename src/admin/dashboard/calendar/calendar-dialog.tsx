import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide'
import { type ComponentProps, useState } from 'react'
import { Link } from 'wouter'
import { calendarTexts, dashboardTexts } from '#texts/admin/dashboard.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { calendarNames } from '#texts/grammar.ts'
import { ArrowLink } from '#ui/controls/arrow-link.tsx'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { useToday } from '../../app/diary.ts'
import { adminPostsQuery } from '../../app/queries.ts'
import { TriggeredDialog } from '../../parts/dialog.tsx'
import { addMonths, monthOf } from '../../posts/calendar/months.ts'
import { PostsFailed } from '../../posts/posts-failed.tsx'
import { CalendarGrid } from './calendar-grid.tsx'
import { calendarWeeks } from './calendar-month.ts'

export function CalendarDialog({
  trigger,
}: Pick<ComponentProps<typeof TriggeredDialog>, 'trigger'>) {
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
