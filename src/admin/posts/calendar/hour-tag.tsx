import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { statusOf } from '#shared/schedule/schedule.ts'
import { calendarScreenTexts as texts } from '#texts/admin/calendar.ts'
import { dates } from '#texts/grammar.ts'
import { Tag } from '#ui/display/tag.tsx'
import { StatusTag } from '../status-tag.tsx'

/** On a day of its own a scheduled post says its hour. */
export function HourTag({ post }: { post: AdminPostRow }) {
  const { schedule, published } = post
  if (published || !schedule?.time) return <StatusTag status={statusOf(post)} />
  return (
    <Tag badge="due">
      <span className="sr">{texts.status}</span>
      {dates.clock(schedule.time)}
    </Tag>
  )
}
