import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { calendarTexts, dashboardTexts } from '#texts/admin/dashboard.ts'
import { momentTexts } from '#texts/admin/moments.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { calendarNames } from '#texts/grammar.ts'
import { ArrowLink, Button, buttonClass, IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Calendar } from '#ui/icons/calendar.ts'
import { Camera } from '#ui/icons/camera.ts'
import { ChevronLeft } from '#ui/icons/chevron-left.ts'
import { ChevronRight } from '#ui/icons/chevron-right.ts'
import { ExternalLink } from '#ui/icons/external-link.ts'
import { Eye } from '#ui/icons/eye.ts'
import { Image } from '#ui/icons/image.ts'
import { Lightbulb } from '#ui/icons/lightbulb.ts'
import { PenLine } from '#ui/icons/pen-line.ts'
import { Sparkles } from '#ui/icons/sparkles.ts'
import { Weight } from '#ui/icons/weight.ts'
import { useDogName, useTimeZone, useToday } from '../app/diary.ts'
import { adminPostsQuery } from '../app/queries.ts'
import { TriggeredDialog } from '../parts/dialog.tsx'
import { CalendarMonth } from '../posts/calendar-month.tsx'
import { addMonths, createDashboardLookup, daysOf, monthOf } from '../posts/days.ts'
import { PostsLoadError } from '../posts/post-status.tsx'

const acts = () =>
  [
    ['/admin/moment', Camera, momentTexts.post],
    ['/admin/posts/new', PenLine, dashboardTexts.writeNewPost],
    ['/admin/gallery', Image, dashboardTexts.addPhotos],
    ['/admin/dog/log?add=weight', Weight, dashboardTexts.logWeight],
  ] as const

export function QuickActions() {
  const headingId = useId()
  return (
    <nav className="box quick" aria-labelledby={headingId}>
      <div className="box-head">
        <h2 id={headingId}>{dashboardTexts.quickActions}</h2>
      </div>
      <ul>
        {acts().map(([href, icon, label]) => (
          <li key={href}>
            <Link href={href}>
              <Icon of={icon} />
              {label}
            </Link>
          </li>
        ))}
        <li>
          <a href="/" target="_blank" rel="noopener">
            <Icon of={Eye} />
            {dashboardTexts.viewBlog}
            <Icon of={ExternalLink} />
          </a>
        </li>
      </ul>
    </nav>
  )
}

const icons = [Sparkles, Lightbulb, PenLine]

export function AssistantCard() {
  return (
    <section className="box helper">
      <h2>{dashboardTexts.assistant}</h2>
      <ul>
        {dashboardTexts.assistantItems(useDogName()).map((item, index) => (
          <li key={item}>
            <Icon of={icons[index] ?? Sparkles} />
            {item}
          </li>
        ))}
      </ul>
      <Link
        className={buttonClass({ variant: 'bright', wide: true, small: true })}
        href="/admin/posts/new"
      >
        {dashboardTexts.startWriting}
      </Link>
    </section>
  )
}

export function CalendarCard() {
  const { data: posts = [] } = useQuery(adminPostsQuery)
  const today = useToday()
  const zone = useTimeZone()
  const month = monthOf(today)
  return (
    <section className="box">
      <div className="box-head">
        <h2>{dashboardTexts.calendar}</h2>
        <span className="muted">{calendarNames.monthAndYear(month, 'short')}</span>
      </div>
      <CalendarMonth
        size="small"
        month={month}
        today={today}
        dayOf={createDashboardLookup(posts, zone)}
      />
      <TriggeredDialog
        trigger={
          <Button variant="quiet" wide small>
            <Icon of={Calendar} />
            {dashboardTexts.viewCalendar}
          </Button>
        }
        title={dashboardTexts.calendar}
        description={calendarTexts.description}
        closeLabel={adminTexts.close}
        wide
      >
        <MonthByMonth />
      </TriggeredDialog>
    </section>
  )
}

function MonthByMonth() {
  const { data: posts = [], isError } = useQuery(adminPostsQuery)
  const today = useToday()
  const [month, setMonth] = useState(() => monthOf(today))
  const dayOf = createDashboardLookup(posts, useTimeZone())
  const isEmpty = daysOf(month).every((date) => dayOf(date).posts.length === 0)
  if (isError) return <PostsLoadError />
  return (
    <>
      <div className="cluster month-head">
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
          variant="quiet"
          small
          disabled={month === monthOf(today)}
          onClick={() => setMonth(monthOf(today))}
        >
          {calendarTexts.today}
        </Button>
      </div>
      <CalendarMonth size="dialog" month={month} today={today} dayOf={dayOf} />
      {isEmpty && <p className="muted">{calendarTexts.none}</p>}
      <p>
        <ArrowLink as={Link} href="/admin/calendar">
          {calendarTexts.open}
        </ArrowLink>
      </p>
    </>
  )
}
