import { calendarScreenTexts as texts } from '#texts/admin/calendar.ts'
import { adminPostTexts } from '#texts/admin/posts.ts'
import { calendarNames } from '#texts/grammar.ts'
import { classNames } from '#ui/display/class-names.ts'
import { Tag } from '#ui/display/tag.tsx'
import { type DayLookup, weeksOf } from '../calendar-days.ts'
import type { Month } from '../months.ts'
import type { CalendarState } from '../use-calendar.ts'
import { DayCell } from './day-cell.tsx'

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
