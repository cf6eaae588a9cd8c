import { formatDate } from '#shared/dates.ts'
import { monthName, weekdayName } from '../../calendar/months.ts'
import type { LinePoint } from '../../charts/line-plot.ts'

/** "Nov 8" of "2026-11-08". */
export const dayText = (day: string) => formatDate(day).replace(/, \d+$/, '')

/** "Sun, Nov 8" */
export const weekdayText = (day: string) => `${weekdayName(day, 'short')}, ${dayText(day)}`

type AxisPoint = Pick<LinePoint, 'tick' | 'name'>

const isSunday = (day: string) => weekdayName(day, 'short') === 'Sun'

/** A week names each day, a month its Sundays, a year every second month. */
export function axisAt(day: string, range: number): AxisPoint {
  if (range <= 7) return { tick: 'long', name: weekdayName(day, 'short') }
  if (range <= 31) return isSunday(day) ? { tick: 'long', name: dayText(day) } : { tick: 'short' }
  if (!day.endsWith('-01')) return {}
  const isNamed = Number(day.slice(5, 7)) % 2 === 1
  return isNamed ? { tick: 'long', name: monthName(day.slice(0, 7)).slice(0, 3) } : { tick: 'short' }
}
