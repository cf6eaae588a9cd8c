import { Link } from 'wouter'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { calendarScreenTexts as texts } from '#texts/admin/calendar.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { CalendarPlus } from '#ui/icons/calendar-plus.ts'
import { GripVertical } from '#ui/icons/grip-vertical.ts'
import { Plus } from '#ui/icons/plus.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { dayOfPost } from './days.ts'
import { PickDayButton } from './schedule-post.tsx'
import type { CalendarState } from './use-calendar.ts'

interface DraftBasketProps {
  posts: AdminPostRow[]
  calendar: CalendarState
}

export function UndatedDrafts({ posts, calendar }: DraftBasketProps) {
  const drafts = posts.filter((post) => dayOfPost(post) === null)
  return (
    <section className="box basket">
      <div className="box-head">
        <h2>{texts.basket}</h2>
        <span className="muted">{texts.drafts(drafts.length)}</span>
      </div>
      {drafts.length === 0 ? (
        <p className="hint">{texts.noDrafts}</p>
      ) : (
        <p className="hint">
          <span className="not-small">{texts.basketHint}</span>
          <span className="only-small-text">{texts.basketHintSmall}</span>{' '}
          <Icon of={CalendarPlus} />. <span className="not-small">{texts.basketKeys}</span>
        </p>
      )}
      <ul>
        {drafts.map((post) => (
          <Draft key={post.id} post={post} calendar={calendar} />
        ))}
      </ul>
      <Link
        className={buttonClass({ variant: 'quiet', small: true, wide: true })}
        href="/admin/posts/new"
      >
        <Icon of={Plus} />
        {texts.newPost}
      </Link>
    </section>
  )
}

function Draft({ post, calendar }: { post: AdminPostRow; calendar: CalendarState }) {
  const { drag, dragged } = calendar
  const { onKeyDown, ...handle } = drag.handleOf(post)
  return (
    <li className={classNames('item', dragged?.post.id === post.id && 'is-away')} {...handle}>
      <span className="grip" aria-hidden="true">
        <Icon of={GripVertical} />
      </span>
      <span className="thumb">
        {post.coverImage && (
          <ResponsiveImage src={post.coverImage} alt="" sizes="58px" width={58} height={58} />
        )}
      </span>
      <strong dir="auto">
        <Link href={`/admin/posts/${post.id}/edit`} onKeyDown={onKeyDown}>
          {post.title}
        </Link>
      </strong>
      <span className="hint">{texts.begun(post.date)}</span>
      <PickDayButton post={post} calendar={calendar} />
    </li>
  )
}
