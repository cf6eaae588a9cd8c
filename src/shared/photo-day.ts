/** Digital cameras did not write dates before; earlier ones come from clocks that were never set. */
const FIRST_YEAR = 1990

export function isCalendarDay(day: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return false
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** Reads EXIF dates such as "2024:07:25"; null for invalid ones such as "0000:00:00". */
export function readMetadataDay(text: string): string | null {
  const [, year, month, day] = /^(\d{4})[:.-](\d\d)[:.-](\d\d)$/.exec(text) ?? []
  const found = `${year}-${month}-${day}`
  return isCalendarDay(found) && Number(year) >= FIRST_YEAR ? found : null
}

/**
 * Matches year, month and day, optionally followed by a time; other adjacent digits belong to a different
 * number.
 */
const dayInName = /(?<!\d)((?:19|20)\d\d)([-_. ]?)(\d\d)\2(\d\d)(?=\d{6}(?!\d)|(?!\d))/g

/** Finds 2024-07-25 in "IMG_20240725_143012.jpg", "2024-07-25 Lake.jpg" and "IMG-20240725-WA0001.jpg". */
export function dayOfFileName(name: string): string | null {
  for (const [, year, , month, day] of name.matchAll(dayInName)) {
    const found = readMetadataDay(`${year}-${month}-${day}`)
    if (found) return found
  }
  return null
}

/** A day in the future is wrong, so it counts as unknown. */
export const ignoreFutureDay = (day: string | null | undefined, today: string): string | null =>
  day && day <= today ? day : null
