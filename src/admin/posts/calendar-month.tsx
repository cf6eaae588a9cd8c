import { useState } from 'react'
import { Link } from 'wouter'
import type { Photo } from '#shared/contract/photos.ts'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { postStatuses, postStatusOf } from '#shared/schedule/schedule.ts'
import { calendarScreenTexts as texts } from '#texts/admin/calendar.ts'
import { adminPostTexts } from '#texts/admin/posts.ts'
import { calendarNames, dates } from '#texts/grammar.ts'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { DogHead, DogTail } from '#ui/dog/drawings.tsx'
import { Plus } from '#ui/icons/plus.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { useFirstWeekday } from '../app/diary.ts'
import {
  type CalendarDay,
  type DayLookup,
  isMovable,
  monthOf,
  weeksOf,
  type YearMonth,
} from './days.ts'
import { TimeOrStatusTag } from './post-status.tsx'
import type { CalendarState } from './use-calendar.ts'

type CalendarMonthProps = { month: YearMonth; today: string; dayOf: DayLookup } & (
  | { size: 'full'; calendar: CalendarState }
  | { size: 'dialog' | 'small' }
)

/** Posts can be moved in the full size only; the dialog links to them, the small squares just show days. */
export function CalendarMonth(props: CalendarMonthProps) {
  const { month, today, dayOf } = props
  const firstDay = useFirstWeekday()
  if (props.size === 'small') return <SmallMonth month={month} today={today} dayOf={dayOf} />
  const isFull = props.size === 'full'
  const name = calendarNames.monthAndYear(month)
  return (
    <table className={isFull ? 'months' : 'month'}>
      <caption className="sr">{isFull ? texts.posts(name) : name}</caption>
      <thead>
        <tr>
          {calendarNames.weekdays(firstDay).map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, firstDay).map((week) => {
          const isNow = isFull && week.includes(today)
          return (
            <tr key={week[0]} className={classNames(isNow && 'is-now')}>
              {week.map((date) =>
                props.size === 'full' ? (
                  <FullDay
                    key={date}
                    day={dayOf(date)}
                    month={month}
                    today={today}
                    isWalked={isNow && date <= today}
                    isFirst={date === week[0]}
                    calendar={props.calendar}
                  />
                ) : monthOf(date) === month ? (
                  <DialogDay key={date} day={dayOf(date)} today={today} />
                ) : (
                  <td key={date} className="is-none" />
                ),
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const squares = { published: 'is-post', scheduled: 'is-due', draft: 'is-draft' } as const

/** The square shows the most advanced status: published, scheduled, draft. */
function squareOf({ posts }: CalendarDay): string | undefined {
  const found = postStatuses.find((status) => posts.some((post) => postStatusOf(post) === status))
  return found && squares[found]
}

function SmallMonth({
  month,
  today,
  dayOf,
}: {
  month: YearMonth
  today: string
  dayOf: DayLookup
}) {
  const firstDay = useFirstWeekday()
  return (
    <div className="cal" aria-hidden="true">
      {calendarNames.weekdays(firstDay).map((weekday) => (
        <b key={weekday}>{weekday.slice(0, 1)}</b>
      ))}
      {weeksOf(month, firstDay)
        .flat()
        .map((date) =>
          monthOf(date) === month ? (
            <i
              key={date}
              className={classNames(squareOf(dayOf(date)), date === today && 'is-today')}
            >
              {Number(date.slice(8))}
            </i>
          ) : (
            <i key={date} className="is-none" />
          ),
        )}
    </div>
  )
}

function DialogDay({ day: { date, posts }, today }: { day: CalendarDay; today: string }) {
  return (
    <td
      className={classNames(posts.length > 0 && 'has-posts')}
      aria-current={date === today ? 'date' : undefined}
    >
      <span className="month-day">
        <span className="month-weekday" aria-hidden="true">
          {calendarNames.weekday(date, 'short')}{' '}
        </span>
        {Number(date.slice(8))}
      </span>
      {posts.length > 0 && (
        <ul>
          {posts.map((post) => (
            <DialogPost key={post.id} post={post} />
          ))}
        </ul>
      )}
    </td>
  )
}

function DialogPost({ post }: { post: AdminPostRow }) {
  const status = adminPostTexts[postStatusOf(post)]
  return (
    <li>
      <Link
        className={classNames('month-post', !post.published && 'is-draft')}
        href={`/admin/posts/${post.id}/edit`}
        title={`${post.title} (${status})`}
      >
        {post.title}
        <span className="sr"> ({status})</span>
      </Link>
    </li>
  )
}

interface FullDayProps {
  day: CalendarDay
  month: YearMonth
  today: string
  /** The drawn dog covers the current week from its first day to today. */
  isWalked: boolean
  isFirst: boolean
  calendar: CalendarState
}

const MAX_POSTS = 3

/** Days are plain numbers, but the 1st of a neighbouring month is written "Dec 1". */
function dayLabel(date: string, month: YearMonth) {
  const number = String(Number(date.slice(8)))
  const isFirst = number === '1' && monthOf(date) !== month
  return isFirst ? dates.shortDay(date) : number
}

function FullDay({ day, month, today, isWalked, isFirst, calendar }: FullDayProps) {
  const { date, photos } = day
  const isOver = calendar.dragged?.day === date
  return (
    <td
      data-day={date}
      className={classNames(
        date < today && 'is-past',
        monthOf(date) !== month && 'is-other',
        date === today && 'is-today',
        isWalked && 'is-walked',
        isOver && calendar.target && 'is-drop',
      )}
      aria-current={date === today ? 'date' : undefined}
    >
      {isWalked && <CurrentWeekDog isFirst={isFirst} isLast={date === today} />}
      <div className="cal-day">
        <time dateTime={date}>{dayLabel(date, month)}</time>
        <PhotoDots photos={photos} />
      </div>
      {isOver && <Hole calendar={calendar} />}
      <Posts day={day} calendar={calendar} />
      {date >= today && (
        <Link
          className="cal-add"
          href={`/admin/posts/new?day=${date}`}
          aria-label={texts.newPostOn(calendarNames.day(date))}
        >
          <Icon of={Plus} />
        </Link>
      )}
    </td>
  )
}

function Hole({ calendar: { target } }: { calendar: CalendarState }) {
  return (
    <div className="cal-hole">
      {target?.time ? (
        <>
          <strong>{dates.clock(target.time)}</strong>
          <span>{texts.letGo}</span>
        </>
      ) : (
        <span>{texts.notThere}</span>
      )}
    </div>
  )
}

function Posts({ day: { posts }, calendar }: { day: CalendarDay; calendar: CalendarState }) {
  const [isOpen, setOpen] = useState(false)
  const isMany = posts.length > MAX_POSTS
  const shown = isMany && !isOpen ? posts.slice(0, MAX_POSTS - 1) : posts
  return (
    <>
      {shown.map((post, index) => (
        <CalendarPost key={post.id} post={post} isLine={index > 0} calendar={calendar} />
      ))}
      {isMany && (
        <button
          type="button"
          className="cal-more"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.less : texts.more(posts.length - shown.length)}
        </button>
      )}
    </>
  )
}

interface CalendarPostProps {
  post: AdminPostRow
  /** Only the first post of a day shows its cover. */
  isLine: boolean
  calendar: CalendarState
}

function CalendarPost({ post, isLine, calendar }: CalendarPostProps) {
  const canMove = isMovable(post)
  const isAway = calendar.dragged?.post.id === post.id
  return (
    <Link
      className={classNames(
        'cal-post',
        isLine && 'is-line',
        canMove && 'is-movable',
        isAway && 'is-away',
      )}
      data-status={postStatusOf(post)}
      data-post={post.id}
      href={`/admin/posts/${post.id}/edit`}
      {...(canMove && calendar.drag.handleOf(post))}
    >
      {!isLine && post.coverImage && (
        <ResponsiveImage src={post.coverImage} alt="" sizes="160px" width={160} height={54} />
      )}
      <strong dir="auto">{post.title}</strong>
      <TimeOrStatusTag post={post} />
    </Link>
  )
}

const MAX_PHOTOS = 2

function PhotoDots({ photos }: { photos: Photo[] }) {
  if (photos.length === 0) return null
  return (
    <Link className="photo-dots" href="/admin/gallery">
      <span className="sr">{texts.photosOfDay(photos.length)}</span>
      {photos.slice(0, MAX_PHOTOS).map(({ id, imageUrl }) => (
        <ResponsiveImage key={id} src={imageUrl} alt="" sizes="22px" width={22} height={22} />
      ))}
      {photos.length > MAX_PHOTOS && <b aria-hidden="true">+{photos.length - MAX_PHOTOS}</b>}
    </Link>
  )
}

/** The dog stretches over the current week: tail on its first day, head on today. */
export function CurrentWeekDog({ isFirst, isLast }: { isFirst: boolean; isLast: boolean }) {
  return (
    <>
      {isFirst && <DogTail className="week-tail" />}
      {isLast && <DogHead className="week-head" />}
    </>
  )
}
