import { Plus } from 'lucide'
import { useState } from 'react'
import { Link } from 'wouter'
import { calendarScreenTexts as texts } from '#texts/admin/calendar.ts'
import { calendarNames, dates } from '#texts/grammar.ts'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import type { CalendarDay } from '../calendar-days.ts'
import { type Month, monthOf } from '../months.ts'
import type { CalendarState } from '../use-calendar.ts'
import { CalendarPost } from './calendar-post.tsx'
import { PhotoDots } from './photo-dots.tsx'
import { WalkedDog } from './walked-dog.tsx'

interface DayCellProps {
  day: CalendarDay
  month: Month
  today: string
  /** The dog has come through this day on the way from Sunday to today. */
  isWalked: boolean
  calendar: CalendarState
}

const SHOWN = 3

/** "Dec 1" where another month begins. */
function dayLabel(date: string, month: Month) {
  const number = String(Number(date.slice(8)))
  const isFirst = number === '1' && monthOf(date) !== month
  return isFirst ? `${calendarNames.month(date, 'short')} 1` : number
}

export function DayCell({ day, month, today, isWalked, calendar }: DayCellProps) {
  const { date, photos } = day
  const isOver = calendar.carried?.day === date
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

/** Where the carried post would lie. */
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
  const isMany = posts.length > SHOWN
  const shown = isMany && !isOpen ? posts.slice(0, SHOWN - 1) : posts
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
