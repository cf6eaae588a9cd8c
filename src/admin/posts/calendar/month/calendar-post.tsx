import { Link } from 'wouter'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { statusOf } from '#shared/schedule/schedule.ts'
import { classNames } from '#ui/display/class-names.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { HourTag } from '../hour-tag.tsx'
import { type CalendarState, isMovable } from '../use-calendar.ts'

interface CalendarPostProps {
  post: AdminPostRow
  /** Not the first of its day: words only. */
  isLine: boolean
  calendar: CalendarState
}

export function CalendarPost({ post, isLine, calendar }: CalendarPostProps) {
  const canMove = isMovable(post)
  const isAway = calendar.carried?.post.id === post.id
  return (
    <Link
      className={classNames(
        'cal-post',
        isLine && 'is-line',
        canMove && 'is-movable',
        isAway && 'is-away',
      )}
      data-status={statusOf(post)}
      data-post={post.id}
      href={`/admin/posts/${post.id}/edit`}
      {...(canMove && calendar.carry.handleOf(post))}
    >
      {!isLine && post.coverImage && (
        <ResponsiveImage src={post.coverImage} alt="" sizes="160px" width={160} height={54} />
      )}
      <strong dir="auto">{post.title}</strong>
      <HourTag post={post} />
    </Link>
  )
}
