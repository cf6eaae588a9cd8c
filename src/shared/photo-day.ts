/** The first year with cameras that write days; earlier ones are clocks that were never set. */
const FIRST_YEAR = 1990

/** A day that calendars have: no February 30. */
export function isCalendarDay(day: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return false
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** As a camera writes it, "2024:07:25"; null for nonsense such as "0000:00:00". */
export function writtenDay(text: string): string | null {
  const [, year, month, day] = /^(\d{4})[:.-](\d\d)[:.-](\d\d)$/.exec(text) ?? []
  const found = `${year}-${month}-${day}`
  return isCalendarDay(found) && Number(year) >= FIRST_YEAR ? found : null
}

/** Year, month and day, alone or with a time behind them; other digits beside them make it a number. */
const dayInName = /(?<!\d)((?:19|20)\d\d)([-_. ]?)(\d\d)\2(\d\d)(?=\d{6}(?!\d)|(?!\d))/g

/** "IMG_20240725_143012.jpg", "2024-07-25 Lake.jpg" and "IMG-20240725-WA0001.jpg" were taken on 2024-07-25. */
export function dayOfFileName(name: string): string | null {
  for (const [, year, , month, day] of name.matchAll(dayInName)) {
    const found = writtenDay(`${year}-${month}-${day}`)
    if (found) return found
  }
  return null
}

/** Nothing was taken on a day that is still to come. */
export const takenDay = (day: string | null | undefined, today: string): string | null =>
  day && day <= today ? day : null
