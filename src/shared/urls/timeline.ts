export const timelineKinds = ['posts', 'photos', 'milestones'] as const
export type TimelineKind = (typeof timelineKinds)[number]

export const isTimelineKind = (given: string | undefined): given is TimelineKind =>
  timelineKinds.some((kind) => kind === given)

interface Wanted {
  show?: string | undefined
  year?: string | number | undefined
  page?: number | undefined
  month?: number | undefined
}

/** Parameters have a fixed order, so that each page has one address. */
export function timelineAddress({ show, year, page = 1, month }: Wanted = {}): string {
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
export const timelineMonthAddress = (month: number, show?: TimelineKind) =>
  `${timelineAddress({ show, month })}#${monthAnchor(month)}`

interface Shown {
  today: { month: number }
  page: number
}

export const lifeYears = ({ today }: Pick<Shown, 'today'>) => Math.floor(today.month / 12) + 1

type Asked = Partial<Record<'show' | 'page' | 'year' | 'month', string | undefined>>

/** Returns whether our own links lead to this address; anybody can make up other years and pages. */
export function isOwnTimeline(asked: Asked, found: Shown): boolean {
  const { show, page, year, month } = asked
  if (show && !isTimelineKind(show)) return false
  const isYear = !year || (Number(year) >= 1 && Number(year) <= lifeYears(found))
  const isMonth = !month || (Number(month) <= found.today.month && !page && !year)
  const isPage = !page || Number(page) === found.page
  const isSpelledSo = [year, month].every((given) => !given || given === String(Number(given)))
  return isYear && isMonth && isPage && isSpelledSo
}
