import { useQueryClient } from '@tanstack/react-query'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { type PostStatus, postStatusOf } from '#shared/schedule/schedule.ts'
import { calendarScreenTexts as texts } from '#texts/admin/calendar.ts'
import { adminPostTexts } from '#texts/admin/posts.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { dates } from '#texts/grammar.ts'
import { ErrorBox } from '#ui/display/states.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { adminPostsQuery } from '../app/queries.ts'

const badges = { published: 'good', scheduled: 'due', draft: 'grey' } as const

export function StatusTag({ status }: { status: PostStatus }) {
  return <Tag badge={badges[status]}>{adminPostTexts[status]}</Tag>
}

/** A calendar day shows the time of a scheduled post instead of its status. */
export function TimeOrStatusTag({ post }: { post: AdminPostRow }) {
  const { schedule, published } = post
  if (published || !schedule?.time) return <StatusTag status={postStatusOf(post)} />
  return (
    <Tag badge="due">
      <span className="sr">{texts.status}</span>
      {dates.clock(schedule.time)}
    </Tag>
  )
}

export function PostsLoadError() {
  // No `useQuery` here: subscribing to a failed query refetches it at once, in an endless loop.
  const queryClient = useQueryClient()
  const onRetry = () => queryClient.refetchQueries({ queryKey: adminPostsQuery.queryKey })
  return (
    <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry }}>{adminPostTexts.failed}</ErrorBox>
  )
}
