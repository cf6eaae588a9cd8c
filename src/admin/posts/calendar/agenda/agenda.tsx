import { calendarScreenTexts as texts } from '#texts/admin/calendar.ts'
import { calendarNames } from '#texts/grammar.ts'
import type { DayLookup } from '../calendar-days.ts'
import { addDays } from '../days.ts'
import { addMonths, type Month, monthOf } from '../months.ts'
import type { CalendarState } from '../use-calendar.ts'
import { AgendaDay } from './agenda-day.tsx'
import { WeekStrip } from './week-strip.tsx'

interface AgendaProps {
  month: Month
  today: string
  dayOf: DayLookup
  calendar: CalendarState
}

function daysOf(month: Month): string[] {
  const days: string[] = []
  for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) days.push(day)
  return days
}

/** For phones: the days that hold something, this month and the next. */
export function Agenda({ month, today, dayOf, calendar }: AgendaProps) {
  const next = addMonths(month, 1)
  const held = (days: string[]) => days.map(dayOf).filter(({ posts }) => posts.length > 0)
  const ofMonth = held(daysOf(month))
  const ahead = ofMonth.filter(({ date }) => date >= today)
  const earlier = ofMonth.filter(({ date }) => date < today)
  const after = held(daysOf(next)).filter(({ date }) => date >= today)
  const earlierPosts = earlier.reduce((sum, { posts }) => sum + posts.length, 0)
  const show = (days: typeof ofMonth) =>
    days.map((day) => <AgendaDay key={day.date} day={day} today={today} calendar={calendar} />)
  return (
    <div className="agenda">
      {monthOf(today) === month && <WeekStrip today={today} dayOf={dayOf} />}
      {ahead.length + after.length === 0 && <p className="hint">{texts.nothingAhead}</p>}
      <ol>{show(ahead)}</ol>
      {after.length > 0 && (
        <>
          <h3 className="agenda-month">{calendarNames.month(next)}</h3>
          <ol>{show(after)}</ol>
        </>
      )}
      {earlier.length > 0 && (
        <details className="agenda-past" open={monthOf(today) !== month}>
          <summary>
            {texts.earlier(calendarNames.month(month))}
            <span>{texts.earlierCounts(earlierPosts)}</span>
          </summary>
          <ol>{show(earlier)}</ol>
        </details>
      )}
    </div>
  )
}
