/** By name, because starting `Intl` takes a phone longer than everything else on a page. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Always UTC: the server and every browser must write the same day, or hydration differs. */
function write(date: Date, monthLength?: number): string {
  const month = months[date.getUTCMonth()]?.slice(0, monthLength)
  return `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

/** "January" of 1. */
export const monthName = (month: number) => months[month - 1] ?? ''

export type DateValue = string | Date

/** "Nov 8, 2026"; an unreadable date is shown as nothing rather than as an error. */
export function formatDate(value: DateValue): string {
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? '' : write(date, 3)
}

/** "November 2026" of a day in it. */
export function formatMonth(value: DateValue): string {
  const date = new Date(value)
  return `${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** "July 25, 2024", for days that are celebrated. */
export function formatLongDate(value: DateValue): string {
  return write(new Date(value))
}

/** "9:00 AM" of "09:00". */
export function formatClock(time: string): string {
  const [hour = 0, minute = '00'] = [Number(time.slice(0, 2)), time.slice(3, 5)]
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
}

type PostDates<T extends DateValue> = { publishedAt?: T | null; createdAt: T }

/** The date a post is known by: when it was published, or else when it was begun. */
export function postDate<T extends DateValue>({ publishedAt, createdAt }: PostDates<T>): T {
  return publishedAt ?? createdAt
}
