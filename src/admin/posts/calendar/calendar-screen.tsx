import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Photo } from '#shared/contract/photos.ts'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { calendarScreenTexts as texts } from '#texts/admin/calendar.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/skeleton.tsx'
import { useToday } from '../../app/diary.ts'
import { adminPostsQuery, photosQuery } from '../../app/queries.ts'
import { AdminLayout } from '../../app/screen.tsx'
import { PostsFailed } from '../posts-failed.tsx'
import { Agenda } from './agenda/agenda.tsx'
import { CalendarBar } from './calendar-bar.tsx'
import { groupByDay } from './calendar-days.ts'
import { CarriedPost } from './carry/carried-post.tsx'
import { DraftBasket } from './draft-basket.tsx'
import { MonthSummary } from './month/month-summary.tsx'
import { MonthTable } from './month/month-table.tsx'
import { monthOf } from './months.ts'
import { LastChange } from './schedule/last-change.tsx'
import { PickDayDialog } from './schedule/pick-day-dialog.tsx'
import { useCalendar } from './use-calendar.ts'

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
      {isError && <PostsFailed />}
      {!isError && (posts ? <Calendar posts={posts} /> : <Loading />)}
    </AdminLayout>
  )
}

function Loading() {
  return (
    <div role="status" aria-label={texts.loading}>
      <Skeleton className="cal-loading">
        <SkeletonPart shape="title" />
        <SkeletonPart />
      </Skeleton>
    </div>
  )
}

function Calendar({ posts }: { posts: AdminPostRow[] }) {
  const { data: photos = none } = useQuery(photosQuery)
  const today = useToday()
  const [month, setMonth] = useState(() => monthOf(today))
  const calendar = useCalendar({ today, month, setMonth })
  const { picked } = calendar
  const dayOf = groupByDay(posts, photos)
  return (
    <>
      <CalendarBar month={month} today={today} onMonth={setMonth} />
      <LastChange schedule={calendar.schedule} />
      <div className="cal-cols">
        <MonthTable {...{ month, today, dayOf, calendar }} />
        <Agenda {...{ month, today, dayOf, calendar }} />
        <aside className="stack">
          <DraftBasket posts={posts} calendar={calendar} />
          <MonthSummary {...{ month, posts, photos }} />
        </aside>
      </div>
      <CarriedPost calendar={calendar} />
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
