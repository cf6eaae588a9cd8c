import { calendarNames, dates } from '#texts/grammar.ts'
import type { LinePoint } from '../parts/charts.tsx'

type AxisPoint = Pick<LinePoint, 'tick' | 'name'>

const isSunday = (day: string) => new Date(day).getUTCDay() === 0

/** A week names each day, a month its Sundays, a year every second month. */
export function axisAt(day: string, range: number): AxisPoint {
  if (range <= 7) return { tick: 'long', name: calendarNames.weekday(day, 'short') }
  if (range <= 31) {
    return isSunday(day) ? { tick: 'long', name: dates.shortDay(day) } : { tick: 'short' }
  }
  if (!day.endsWith('-01')) return {}
  const isNamed = Number(day.slice(5, 7)) % 2 === 1
  return isNamed ? { tick: 'long', name: calendarNames.month(day, 'short') } : { tick: 'short' }
}
