import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Photo } from '#shared/contract/photos.ts'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { postStatusOf } from '#shared/schedule/schedule.ts'
import { calendarScreenTexts as texts } from '#texts/admin/calendar.ts'
import { adminPostTexts } from '#texts/admin/posts.ts'
import { calendarNames } from '#texts/grammar.ts'
import { Button, buttonClass, IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { ChevronLeft } from '#ui/icons/chevron-left.ts'
import { ChevronRight } from '#ui/icons/chevron-right.ts'
import { Clock } from '#ui/icons/clock.ts'
import { Plus } from '#ui/icons/plus.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { formatZoneName, useTimeZone, useToday } from '../app/diary.ts'
import { adminPostsQuery, photosQuery } from '../app/queries.ts'
import { AdminLayout } from '../app/screen.tsx'
import { SkeletonRows } from '../parts/skeletons.tsx'
import { CalendarAgenda } from './calendar-agenda.tsx'
import { CalendarMonth } from './calendar-month.tsx'
import { addMonths, createDayLookup, dayOfPost, monthOf, type YearMonth } from './days.ts'
import { UndatedDrafts } from './draft-basket.tsx'
import { PostsLoadError } from './post-status.tsx'
import { PickDayDialog } from './schedule-post.tsx'
import { type CalendarState, type SchedulePostState, useCalendar } from './use-calendar.ts'

const none: Photo[] = []

export function CalendarScreen() {
  const { data: posts, isError } = useQuery(adminPostsQuery)
  return (
    <AdminLayout
      title={texts.title}
      actions={
        <Link className={buttonClass({ small: true })} href="/admin/posts/new">
          <Icon of={Plus} />
          {texts.newPost}
        </Link>
      }
    >
      {isError && <PostsLoadError />}
      {!isError &&
        (posts ? <Calendar posts={posts} /> : <SkeletonRows shape="days" label={texts.loading} />)}
    </AdminLayout>
  )
}

function Calendar({ posts }: { posts: AdminPostRow[] }) {
  const { data: photos = none } = useQuery(photosQuery)
  const today = useToday()
  const [month, setMonth] = useState(() => monthOf(today))
  const calendar = useCalendar({ today, month, setMonth })
  const { picked } = calendar
  const dayOf = createDayLookup(posts, photos)
  return (
    <>
      <CalendarBar month={month} today={today} onMonth={setMonth} />
      <LastChange schedule={calendar.schedule} />
      <div className="with-aside cal-cols">
        <div className="cal-big">
          <CalendarMonth
            size="full"
            month={month}
            today={today}
            dayOf={dayOf}
            calendar={calendar}
          />
          <div className="cluster cal-legend">
            <Tag badge="good">{adminPostTexts.published}</Tag>
            <Tag badge="due">{texts.withHour}</Tag>
            <Tag badge="grey">{texts.pencilled}</Tag>
          </div>
        </div>
        <CalendarAgenda month={month} today={today} dayOf={dayOf} calendar={calendar} />
        <aside className="stack">
          <UndatedDrafts posts={posts} calendar={calendar} />
          <MonthSummary month={month} posts={posts} photos={photos} />
        </aside>
      </div>
      <DraggedPost calendar={calendar} />
      {picked && (
        <PickDayDialog
          post={picked}
          onClose={() => calendar.pick(null)}
          onChoose={(schedule) => {
            calendar.pick(null)
            calendar.schedule.schedule(picked, schedule)
          }}
        />
      )}
    </>
  )
}

interface CalendarBarProps {
  month: YearMonth
  today: string
  onMonth: (month: YearMonth) => void
}

function CalendarBar({ month, today, onMonth }: CalendarBarProps) {
  const zone = useTimeZone()
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)]
  return (
    <div className="cluster cal-bar">
      <div className="cal-step">
        <IconButton
          framed
          label={calendarNames.monthAndYear(before)}
          onClick={() => onMonth(before)}
        >
          <Icon of={ChevronLeft} />
        </IconButton>
        <IconButton framed label={calendarNames.monthAndYear(after)} onClick={() => onMonth(after)}>
          <Icon of={ChevronRight} />
        </IconButton>
      </div>
      <h2 aria-live="polite">
        {calendarNames.monthAndYear(month).replace(/\d+$/, '')}
        <em>{month.slice(0, 4)}</em>
      </h2>
      <Button
        variant="quiet"
        small
        disabled={month === monthOf(today)}
        onClick={() => onMonth(monthOf(today))}
      >
        {texts.today}
      </Button>
      <p className="cal-zone">
        <Icon of={Clock} />
        {formatZoneName(zone, new Date())}
        <Link className="text-link" href="/admin/dog#family" aria-label={texts.changeZone}>
          {texts.change}
        </Link>
      </p>
    </div>
  )
}

function LastChange({ schedule }: { schedule: SchedulePostState }) {
  const { last, undo, isPending } = schedule
  return (
    <div className="cluster cal-last" role="status">
      {last && (
        <>
          <span>{texts.changed(last.post.title, last.to)}</span>
          <Button variant="quiet" small disabled={isPending} onClick={undo}>
            {texts.undo}
          </Button>
        </>
      )}
    </div>
  )
}

/** Follows the pointer; a move by arrow keys is announced to screen readers instead. */
function DraggedPost({ calendar: { dragged, target } }: { calendar: CalendarState }) {
  const point = dragged?.point
  return (
    <>
      {point && (
        <div
          className="cal-drag"
          aria-hidden="true"
          style={{ transform: `translate(${point.x + 12}px, ${point.y + 12}px)` }}
        >
          {dragged.post.coverImage && (
            <ResponsiveImage
              src={dragged.post.coverImage}
              alt=""
              sizes="60px"
              width={60}
              height={46}
            />
          )}
          <strong>{dragged.post.title}</strong>
        </div>
      )}
      <p className="sr" role="status">
        {dragged?.day &&
          !point &&
          texts.carrying(dragged.post.title, calendarNames.day(dragged.day), target?.time ?? null)}
      </p>
    </>
  )
}

interface MonthSummaryProps {
  month: YearMonth
  posts: AdminPostRow[]
  photos: Photo[]
}

function MonthSummary({ month, posts, photos }: MonthSummaryProps) {
  const ofMonth = posts.filter((post) => dayOfPost(post)?.startsWith(month))
  const count = (status: string) => ofMonth.filter((post) => postStatusOf(post) === status).length
  const counts = [
    [texts.counts.published, count('published')],
    [texts.counts.scheduled, count('scheduled')],
    [texts.counts.photos, photos.filter(({ date }) => date.startsWith(month)).length],
  ] as const
  return (
    <section className="box cal-sum">
      <h2>{texts.soFar(calendarNames.month(month))}</h2>
      <dl className="facts">
        {counts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
