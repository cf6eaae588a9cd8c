/** Always UTC: the server and every browser must write the same day, or hydration differs. */
const shortDate = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

const longDate = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

export type DateValue = string | Date

/** "Nov 8, 2026"; an unreadable date is shown as nothing rather than as an error. */
export function formatDate(value: DateValue): string {
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? '' : shortDate.format(date)
}

/** "July 25, 2024", for days that are celebrated. */
export function formatLongDate(value: DateValue): string {
  return longDate.format(new Date(value))
}

type PostDates<T extends DateValue> = { publishedAt?: T | null; createdAt: T }

/** The date a post is known by: when it was published, or else when it was begun. */
export function postDate<T extends DateValue>({ publishedAt, createdAt }: PostDates<T>): T {
  return publishedAt ?? createdAt
}
