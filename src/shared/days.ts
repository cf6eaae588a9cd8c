import { DAY_MS } from '#shared/durations.ts'

const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const written = (date: Date) => date.toISOString().slice(0, 10)

/** Days are written as 2026-11-08 and computed in UTC, where every day has the same length. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

export const addCalendarDays = (day: string, days = 1) =>
  written(new Date(Date.parse(day) + days * DAY_MS))

/** Returns the last day of the month when the later month is shorter. */
export function addCalendarMonths(day: string, months: number): string {
  const from = utc(day)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return written(new Date(Date.UTC(year, month, Math.min(from.getUTCDate(), last))))
}

export function monthsBetween(from: string, to: string): number {
  const [start, end] = [utc(from), utc(to)]
  const months =
    (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth()
  return addCalendarMonths(from, months) > to ? months - 1 : months
}

export function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const writers = new Map<string, Intl.DateTimeFormat>()

export function dayInZone(timeZone: string, instant: Date): string {
  let writer = writers.get(timeZone)
  if (!writer) {
    writer = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
    writers.set(timeZone, writer)
  }
  return writer.format(instant)
}

type DateValue = string | Date
type PostDates<T extends DateValue> = { publishedAt?: T | null; createdAt: T }

export function postDate<T extends DateValue>({ publishedAt, createdAt }: PostDates<T>): T {
  return publishedAt ?? createdAt
}
