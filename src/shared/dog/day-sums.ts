const DAY_MS = 24 * 60 * 60 * 1000

const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const written = (date: Date) => date.toISOString().slice(0, 10)

/** Days are written as 2026-11-08, and sums of them are done in UTC, where every day is as long. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

export const dayAfter = (day: string, days = 1) =>
  written(new Date(Date.parse(day) + days * DAY_MS))

/** The same day of a later month, or its last one where it is shorter. */
export function monthsAfter(day: string, months: number): string {
  const from = utc(day)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return written(new Date(Date.UTC(year, month, Math.min(from.getUTCDate(), last))))
}

/** Whole months from one day to a later one, as birthdays are counted. */
export function monthsBetween(from: string, to: string): number {
  const [start, end] = [utc(from), utc(to)]
  const months =
    (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth()
  return monthsAfter(from, months) > to ? months - 1 : months
}
