import { ChevronLeft, ChevronRight, Clock } from 'lucide'
import { Link } from 'wouter'
import { calendarScreenTexts as texts } from '#texts/admin/calendar.ts'
import { calendarNames } from '#texts/grammar.ts'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { useZone, zoneName } from '../../app/diary.ts'
import { addMonths, type Month, monthOf } from './months.ts'

interface CalendarBarProps {
  month: Month
  today: string
  onMonth: (month: Month) => void
}

export function CalendarBar({ month, today, onMonth }: CalendarBarProps) {
  const zone = useZone()
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)]
  return (
    <div className="cal-bar">
      <div className="cal-step">
        <IconButton
          framed
          label={calendarNames.monthAndYear(before)}
          onClick={() => onMonth(before)}
        >
          <Icon of={ChevronLeft} />
        </IconButton>
        <IconButton framed label={calendarNames.monthAndYear(after)} onClick={() => onMonth(after)}>
          <Icon of={ChevronRight} />
        </IconButton>
      </div>
      <h2 aria-live="polite">
        {calendarNames.month(month)} <em>{month.slice(0, 4)}</em>
      </h2>
      <Button
        look="quiet"
        small
        disabled={month === monthOf(today)}
        onClick={() => onMonth(monthOf(today))}
      >
        {texts.today}
      </Button>
      <p className="cal-zone">
        <Icon of={Clock} />
        {zoneName(zone, new Date())}
        <Link className="text-link" href="/admin/dog" aria-label={texts.changeZone}>
          {texts.change}
        </Link>
      </p>
    </div>
  )
}
