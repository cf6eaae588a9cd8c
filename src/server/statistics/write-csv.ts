import { csvLine } from '../platform/csv/csv-line.ts'
import { describeSource } from './sources.ts'
import { EVER, type statisticsCounts, summedKinds } from './statistics.table.ts'

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

function timeOf({ kind, day }: CountedRow, detailedSince: string): string {
  if (day === EVER) return ''
  return summedKinds.has(kind) && day < detailedSince ? day.slice(0, 7) : day
}

function cellsOf(row: CountedRow, detailedSince: string): string[] {
  const { kind, name, source, views, visitors } = row
  const shown = kind === 'source' ? nameOf(name) : name
  const from = kind === 'missing' ? nameOf(source) : ''
  const time = timeOf(row, detailedSince)
  return [time, kindLabels[kind], shown, from, String(views), String(visitors)]
}

/**
 * Begins with a byte order mark, without which Excel misreads every accent. What was summed up has its month
 * in place of a day.
 */
export async function* statisticsCsv(portions: AsyncIterable<CountedRow[]>, detailedSince: string) {
  yield `\uFEFF${csvLine(['Day', 'What', 'Name', 'From', 'Views', 'Visitors'])}`
  for await (const rows of portions)
    yield rows.map((row) => csvLine(cellsOf(row, detailedSince))).join('')
}
