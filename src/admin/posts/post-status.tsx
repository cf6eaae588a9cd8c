import { useQueryClient } from '@tanstack/react-query'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { type PostStatus, statusOf } from '#shared/schedule/schedule.ts'
import { calendarScreenTexts as texts } from '#texts/admin/calendar.ts'
import { adminPostTexts } from '#texts/admin/posts.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { dates } from '#texts/grammar.ts'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { adminPostsQuery } from '../app/queries.ts'

const badges = { published: 'good', scheduled: 'due', draft: 'grey' } as const

export function StatusTag({ status }: { status: PostStatus }) {
  return <Tag badge={badges[status]}>{adminPostTexts[status]}</Tag>
}

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

export function PostsFailed() {
  // Not the query itself: subscribing to a failed one asks again at once, and would do so for ever.
  const queryClient = useQueryClient()
  const onRetry = () => queryClient.refetchQueries({ queryKey: adminPostsQuery.queryKey })
  return (
    <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry }}>{adminPostTexts.failed}</ErrorBox>
  )
}
