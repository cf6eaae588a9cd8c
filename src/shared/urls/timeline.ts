export const timelineKinds = ['posts', 'photos', 'milestones'] as const
export type TimelineKind = (typeof timelineKinds)[number]

export const isTimelineKind = (value: string | undefined): value is TimelineKind =>
  timelineKinds.some((kind) => kind === value)

interface TimelineFilter {
  show?: string | undefined
  year?: string | number | undefined
  page?: number | undefined
  month?: number | undefined
}

/** Parameters have a fixed order, so that each page has one address. */
export function timelinePath({ show, year, page = 1, month }: TimelineFilter = {}): string {
  const parameters = [
    show && `show=${show}`,
    year && `year=${year}`,
    page > 1 && `page=${page}`,
    month !== undefined && `month=${month}`,
  ].filter(Boolean)
  return parameters.length > 0 ? `/timeline?${parameters.join('&')}` : '/timeline'
}

export const monthAnchor = (month: number) => `m${month}`

/** The server finds the page that contains the month. */
export const timelineMonthPath = (month: number, show?: TimelineKind) =>
  `${timelinePath({ show, month })}#${monthAnchor(month)}`

interface Shown {
  today: { month: number }
  page: number
}

export const countLifeYears = ({ today }: Pick<Shown, 'today'>) => Math.floor(today.month / 12) + 1

type RequestedTimeline = Partial<Record<'show' | 'page' | 'year' | 'month', string | undefined>>

/** Returns whether our own links lead to this address. Only such answers are cached, because anybody can make up years and pages. */
export function isCacheableTimeline(requested: RequestedTimeline, found: Shown): boolean {
  const { show, page, year, month } = requested
  if (show && !isTimelineKind(show)) return false
  const isYear = !year || (Number(year) >= 1 && Number(year) <= countLifeYears(found))
  const isMonth = !month || (Number(month) <= found.today.month && !page && !year)
  const isPage = !page || Number(page) === found.page
  const isSpelledSo = [year, month].every((value) => !value || value === String(Number(value)))
  return isYear && isMonth && isPage && isSpelledSo
}
