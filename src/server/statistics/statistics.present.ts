import {
  type DayFigures,
  type Figures,
  type MissingPage,
  type SourceFigures,
  screenKinds,
} from '#shared/contract/statistics.admin.ts'
import { addCalendarDays } from '#shared/days.ts'
import { statisticsLimits as limits } from '#shared/limits.ts'
import { toCsvLine } from '../platform/csv.ts'
import { describeSource, OTHERS_NAME } from './classify-visit.ts'
import type { DayRange } from './counts.repository.ts'
import { EVER_DAY, type statisticsCounts, summedKinds } from './statistics.table.ts'

interface NamedFigures extends Figures {
  name: string
}

export function comparedPeriodsOf(
  today: string,
  length: number,
): { now: DayRange; before: DayRange } {
  const from = addCalendarDays(today, 1 - length)
  return {
    now: { from, to: today },
    before: { from: addCalendarDays(from, -length), to: addCalendarDays(from, -1) },
  }
}

/** Older days are merged into months. */
export const detailedSince = (today: string) =>
  `${addCalendarDays(today, -limits.daysInDetail).slice(0, 7)}-01`

/** Details of older days exist by month only, so such a period begins with a whole month. */
export function detailedRangeOf({ from, to }: DayRange, today: string): DayRange {
  return { from: from < detailedSince(today) ? `${from.slice(0, 7)}-01` : from, to }
}

export function fillMissingDays({ from, to }: DayRange, counted: DayFigures[]): DayFigures[] {
  const known = new Map(counted.map((visits) => [visits.day, visits]))
  const days: DayFigures[] = []
  for (let day = from; day <= to; day = addCalendarDays(day, 1)) {
    days.push(known.get(day) ?? { day, views: 0, visitors: 0 })
  }
  return days
}

export const totalOf = (days: Figures[]): Figures => ({
  views: days.reduce((sum, { views }) => sum + views, 0),
  visitors: days.reduce((sum, { visitors }) => sum + visitors, 0),
})

/** All search engines count as one source, and so do all sources beyond the shown ones. */
export function sourcesOf(counted: NamedFigures[]): SourceFigures[] {
  const sources = new Map<string, SourceFigures>()
  const add = (source: SourceFigures) => {
    const key = source.host ?? source.kind
    const before = sources.get(key)
    sources.set(key, before ? { ...before, ...totalOf([before, source]) } : source)
  }
  for (const { name, ...figures } of counted) add({ ...describeSource(name), ...figures })
  const known = [...sources.values()]
    .filter(({ kind, views, visitors }) => kind !== 'others' && views + visitors > 0)
    .sort((one, other) => other.visitors - one.visitors || other.views - one.views)
  const others = [...sources.values()].filter(({ kind }) => kind === 'others')
  const shown = known.slice(0, limits.shownSources)
  const rest = totalOf([...known.slice(limits.shownSources), ...others])
  return rest.views + rest.visitors > 0
    ? [...shown, { kind: 'others', host: null, ...rest }]
    : shown
}

export const screensOf = (counted: NamedFigures[]) =>
  screenKinds.map((screen) => ({
    screen,
    ...totalOf(counted.filter(({ name }) => name === screen)),
  }))

interface MissingFrom {
  path: string
  source: string
  views: number
}

export function missingPagesOf(
  counted: MissingFrom[],
  isRedirected: (path: string) => boolean,
): MissingPage[] {
  const pages = new Map<string, MissingPage>()
  for (const { path, source, views } of counted) {
    if (path === OTHERS_NAME || isRedirected(path)) continue
    const page = pages.get(path) ?? { path, views: 0, sources: [] }
    page.views += views
    if (page.sources.length < limits.shownMissingSources) {
      page.sources.push({ ...describeSource(source), views })
    }
    pages.set(path, page)
  }
  return [...pages.values()]
    .sort((one, other) => other.views - one.views)
    .slice(0, limits.shownMissing)
}

type CountedRow = typeof statisticsCounts.$inferSelect

const kindLabels: Record<CountedRow['kind'], string> = {
  all: 'Day',
  page: 'Page',
  ever: 'Page, all time',
  source: 'Source',
  screen: 'Screen',
  search: 'Search',
  missing: 'Missing page',
}

const nameOf = (source: string) => {
  const { kind, host } = describeSource(source)
  return host ?? (kind === 'search' ? source : kind)
}

/** A sum of a month is dated by its month, not by a day. */
function timeOf({ kind, day }: CountedRow, detailedSince: string): string {
  if (day === EVER_DAY) return ''
  return summedKinds.has(kind) && day < detailedSince ? day.slice(0, 7) : day
}

function cellsOf(row: CountedRow, detailedSince: string): string[] {
  const { kind, name, source, views, visitors } = row
  const shown = kind === 'source' ? nameOf(name) : name
  const from = kind === 'missing' ? nameOf(source) : ''
  const time = timeOf(row, detailedSince)
  return [time, kindLabels[kind], shown, from, String(views), String(visitors)]
}

/** Excel misreads accents without the byte order mark. */
export async function* writeStatisticsCsv(
  batches: AsyncIterable<CountedRow[]>,
  detailedSince: string,
) {
  yield `\uFEFF${toCsvLine(['Day', 'What', 'Name', 'From', 'Views', 'Visitors'])}`
  for await (const rows of batches)
    yield rows.map((row) => toCsvLine(cellsOf(row, detailedSince))).join('')
}
