import { statusOf } from '#shared/schedule/schedule.ts'
import { calendarScreenTexts as texts } from '#texts/admin/calendar.ts'
import { calendarNames } from '#texts/grammar.ts'
import { classNames } from '#ui/display/class-names.ts'
import { type CalendarDay, type DayLookup, startOfWeek } from '../calendar-days.ts'
import { addDays } from '../days.ts'
import { WalkedDog } from '../month/walked-dog.tsx'

/** What a day holds above all, as a dot; the list below says it in words. */
function markOf({ posts, photos }: CalendarDay): string | undefined {
  return posts[0] ? statusOf(posts[0]) : photos.length > 0 ? 'photo' : undefined
}

export function WeekStrip({ today, dayOf }: { today: string; dayOf: DayLookup }) {
  const first = startOfWeek(today)
  const days = Array.from({ length: 7 }, (_, step) => addDays(first, step))
  return (
    <ul className="week-strip" aria-label={texts.thisWeek}>
      {days.map((date) => (
        <li
          key={date}
          className={classNames(date <= today && 'is-walked', date === today && 'is-today')}
          aria-current={date === today ? 'date' : undefined}
        >
          {date <= today && <WalkedDog isFirst={date === first} isLast={date === today} />}
          <span>{calendarNames.weekday(date, 'narrow')}</span>
          <b>{Number(date.slice(8))}</b>
          <i data-mark={markOf(dayOf(date))} />
        </li>
      ))}
    </ul>
  )
}
