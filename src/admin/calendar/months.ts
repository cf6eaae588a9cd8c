import { formatDate } from '#shared/dates.ts'

/** A month as "2026-11". Days are UTC, as everywhere a date is shown. */
export type Month = string

export const monthOf = (day: string): Month => day.slice(0, 7)

export function addMonths(month: Month, step: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, number - 1 + step, 1)).toISOString())
}

const nameOf = (options: Intl.DateTimeFormatOptions, day: string) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** "November 2026" */
export const monthTitle = (month: Month, length: 'long' | 'short' = 'long') =>
  nameOf({ month: length, year: 'numeric' }, `${month}-01`)

/** "November" */
export const monthName = (month: Month) => nameOf({ month: 'long' }, `${month}-01`)

/** "Wednesday, November 25" */
export const dayTitle = (day: string) =>
  nameOf({ weekday: 'long', month: 'long', day: 'numeric' }, day)

export const weekdayName = (day: string, length: 'short' | 'narrow') =>
  nameOf({ weekday: length }, day)

export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** "Nov 8" */
export const shortDay = (day: string) => formatDate(day).replace(/, \d+$/, '')

/** "Sun, Nov 8"; for long lists, where `Intl` would take its time. */
export const shortWeekday = (day: string) =>
  `${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]}, ${shortDay(day)}`
