import { monthName, shortDay, shortWeekday } from '../../calendar/months.ts'
import type { LinePoint } from '../../charts/line-plot.ts'

type AxisPoint = Pick<LinePoint, 'tick' | 'name'>

const weekdayOf = (day: string) => shortWeekday(day).slice(0, 3)

/** A week names each day, a month its Sundays, a year every second month. */
export function axisAt(day: string, range: number): AxisPoint {
  if (range <= 7) return { tick: 'long', name: weekdayOf(day) }
  if (range <= 31) {
    return weekdayOf(day) === 'Sun' ? { tick: 'long', name: shortDay(day) } : { tick: 'short' }
  }
  if (!day.endsWith('-01')) return {}
  const isNamed = Number(day.slice(5, 7)) % 2 === 1
  return isNamed
    ? { tick: 'long', name: monthName(day.slice(0, 7)).slice(0, 3) }
    : { tick: 'short' }
}
