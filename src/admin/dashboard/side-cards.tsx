import { useQuery } from '@tanstack/react-query'
import { Calendar, ExternalLink, Eye, Image, Lightbulb, PenLine, Sparkles, Weight } from 'lucide'
import { Link } from 'wouter'
import { postStatuses, statusOf } from '#shared/schedule/schedule.ts'
import { dashboardTexts } from '#texts/admin/dashboard.ts'
import { calendarNames } from '#texts/grammar.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { useDogName, useToday } from '../app/diary.ts'
import { adminPostsQuery } from '../app/queries.ts'
import { monthOf } from '../posts/days.ts'
import { type CalendarDay, CalendarDialog, calendarWeeks } from './calendar-dialog.tsx'

export function QuickActions() {
  return (
    <section className="box">
      <div className="box-head">
        <h2>{dashboardTexts.quickActions}</h2>
      </div>
      <div className="quick">
        <Link href="/admin/posts/new">
          <Icon of={PenLine} />
          {dashboardTexts.writeNewPost}
        </Link>
        <Link href="/admin/gallery">
          <Icon of={Image} />
          {dashboardTexts.addPhotos}
        </Link>
        <Link href="/admin/dog/log?add=weight">
          <Icon of={Weight} />
          {dashboardTexts.logWeight}
        </Link>
        <a href="/" target="_blank" rel="noopener">
          <Icon of={Eye} />
          {dashboardTexts.viewBlog}
          <Icon of={ExternalLink} />
        </a>
      </div>
    </section>
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
        className={buttonClass({ look: 'bright', wide: true, small: true })}
        href="/admin/posts/new"
      >
        {dashboardTexts.startWriting}
      </Link>
    </section>
  )
}

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
