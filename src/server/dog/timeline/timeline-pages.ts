/** `together` entries of a month stay on one page; its `list` may continue on the next. */
export interface MonthEntryCounts {
  month: number
  together: number
  list: number
}

interface CountedMonth {
  month: number
  entries: number
  /** Nobody wrote birthdays down, so a year with no other entry counts as empty. */
  birthdays: number
}

export function findQuietMonths(months: readonly CountedMonth[], running: number): Set<number> {
  const counted = months.filter(({ entries, birthdays }) => entries > birthdays)
  const toldYears = new Set(counted.map(({ month }) => yearOf(month)))
  const quiet = months.filter(
    ({ month, entries, birthdays }) =>
      month < running && entries === (toldYears.has(yearOf(month)) ? 0 : birthdays),
  )
  return new Set(quiet.map(({ month }) => month))
}

const yearOf = (month: number) => Math.floor(month / 12)

export interface MonthPart {
  month: number
  isFirst: boolean
  skip: number
  take: number
}

/** Fills each page before starting the next, so that a crowded month leaves no page empty. */
export function layOutPages(months: readonly MonthEntryCounts[], size: number): MonthPart[][] {
  const pages: MonthPart[][] = [[]]
  let room = size
  const addPart = (part: MonthPart, entries: number) => {
    pages.at(-1)!.push(part)
    room -= entries
  }
  const turnPage = () => {
    pages.push([])
    room = size
  }
  for (const { month, together, list } of months) {
    if (together + list === 0) continue
    if (room < Math.max(1, together)) turnPage()
    let skip = Math.min(list, room - together)
    addPart({ month, isFirst: true, skip: 0, take: skip }, together + skip)
    while (skip < list) {
      turnPage()
      const take = Math.min(size, list - skip)
      addPart({ month, isFirst: false, skip, take }, take)
      skip += take
    }
  }
  return pages
}

/** Returns the page on which the month starts; for an empty month, the page that covers it. */
export function pageOfMonth(pages: readonly MonthPart[][], month: number): number {
  const from = pages.findIndex((parts) => parts.some((part) => part.month >= month))
  const at = from < 0 ? pages.length - 1 : from
  const isLater = pages[at]?.[0] !== undefined && pages[at][0].month > month
  return isLater && at > 0 ? at : at + 1
}

export function monthRangeOfPage(
  pages: readonly MonthPart[][],
  page: number,
  first: number,
  last: number,
) {
  const begin = page === 1 ? first : (pages[page - 1]?.[0]?.month ?? first)
  const own = pages[page - 1]?.at(-1)?.month ?? begin
  const next = pages[page]?.[0]?.month
  return { begin, end: next === undefined ? last : Math.max(own, next - 1) }
}
