import type { Timeline, TimelineQuery } from '../contract/timeline.ts'
import { isTimelineKind } from './timeline-address.ts'

export const lifeYears = ({ today }: Pick<Timeline, 'today'>) => Math.floor(today.month / 12) + 1

/** Whether our own links lead to what was asked for; anybody can make up other years and pages. */
export function isOwnTimeline(asked: TimelineQuery, found: Timeline): boolean {
  const { show, page, year, month } = asked
  if (show && !isTimelineKind(show)) return false
  const isYear = !year || (Number(year) >= 1 && Number(year) <= lifeYears(found))
  const isMonth = !month || (Number(month) <= found.today.month && !page && !year)
  const isPage = !page || Number(page) === found.page
  const isSpelledSo = [year, month].every((given) => !given || given === String(Number(given)))
  return isYear && isMonth && isPage && isSpelledSo
}
