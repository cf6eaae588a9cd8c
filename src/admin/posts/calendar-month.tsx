import { Plus } from 'lucide'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Photo } from '#shared/contract/photos.ts'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { statusOf } from '#shared/schedule/schedule.ts'
import { calendarScreenTexts as texts } from '#texts/admin/calendar.ts'
import { adminPostTexts } from '#texts/admin/posts.ts'
import { calendarNames, dates } from '#texts/grammar.ts'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { DogHead } from '#ui/dog/dog-head.tsx'
import { DogTail } from '#ui/dog/dog-tail.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { type CalendarDay, type DayLookup, type Month, monthOf, weeksOf } from './days.ts'
import { HourTag } from './post-status.tsx'
import { type CalendarState, isMovable } from './use-calendar.ts'

interface MonthTableProps {
  month: Month
  today: string
  dayOf: DayLookup
  calendar: CalendarState
}

export function MonthTable({ month, today, dayOf, calendar }: MonthTableProps) {
  return (
    <div className="cal-big">
      <table className="months">
        <caption className="sr">{texts.posts(calendarNames.monthAndYear(month))}</caption>
        <thead>
          <tr>
            {calendarNames.weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]} className={classNames(week.includes(today) && 'is-now')}>
              {week.map((date) => (
                <DayCell
                  key={date}
                  day={dayOf(date)}
                  isWalked={week.includes(today) && date <= today}
                  {...{ month, today, calendar }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="cal-legend">
        <Tag badge="good">{adminPostTexts.published}</Tag>
        <Tag badge="due">{texts.withHour}</Tag>
        <Tag badge="grey">{texts.pencilled}</Tag>
      </div>
    </div>
  )
}

interface DayCellProps {
  day: CalendarDay
  month: Month
  today: string
  /** The dog has come through this day on the way from Sunday to today. */
  isWalked: boolean
  calendar: CalendarState
}

const MOST_POSTS = 3

/** "Dec 1" where another month begins. */
function dayLabel(date: string, month: Month) {
  const number = String(Number(date.slice(8)))
  const isFirst = number === '1' && monthOf(date) !== month
  return isFirst ? `${calendarNames.month(date, 'short')} 1` : number
}

function DayCell({ day, month, today, isWalked, calendar }: DayCellProps) {
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
      {isWalked && <WalkedDog isFirst={startsWeek(date)} isLast={date === today} />}
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

const startsWeek = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0

/** Where the dragged post would lie. */
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
  const isMany = posts.length > MOST_POSTS
  const shown = isMany && !isOpen ? posts.slice(0, MOST_POSTS - 1) : posts
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
  /** Not the first of its day: words only. */
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
      data-status={statusOf(post)}
      data-post={post.id}
      href={`/admin/posts/${post.id}/edit`}
      {...(canMove && calendar.drag.handleOf(post))}
    >
      {!isLine && post.coverImage && (
        <ResponsiveImage src={post.coverImage} alt="" sizes="160px" width={160} height={54} />
      )}
      <strong dir="auto">{post.title}</strong>
      <HourTag post={post} />
    </Link>
  )
}

const MOST_PHOTOS = 2

/** That there are photos of a day, and a way to them. */
function PhotoDots({ photos }: { photos: Photo[] }) {
  if (photos.length === 0) return null
  return (
    <Link className="photo-dots" href="/admin/gallery">
      <span className="sr">{texts.photosOfDay(photos.length)}</span>
      {photos.slice(0, MOST_PHOTOS).map(({ id, imageUrl }) => (
        <ResponsiveImage key={id} src={imageUrl} alt="" sizes="22px" width={22} height={22} />
      ))}
      {photos.length > MOST_PHOTOS && <b aria-hidden="true">+{photos.length - MOST_PHOTOS}</b>}
    </Link>
  )
}

/** He is as long as the week so far: tail on Sunday, nose on today. */
export function WalkedDog({ isFirst, isLast }: { isFirst: boolean; isLast: boolean }) {
  return (
    <>
      {isFirst && <DogTail className="week-tail" />}
      {isLast && <DogHead className="week-head" />}
    </>
  )
}
