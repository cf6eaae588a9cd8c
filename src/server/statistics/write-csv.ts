import { csvLine } from '../platform/csv/csv-line.ts'
import { describeSource } from './counting/sources.ts'
import { EVER, type statisticsCounts } from './statistics.table.ts'

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

function cellsOf({ kind, day, name, source, views, visitors }: CountedRow): string[] {
  const shown = kind === 'source' ? nameOf(name) : name
  const from = kind === 'missing' ? nameOf(source) : ''
  return [day === EVER ? '' : day, kindLabels[kind], shown, from, String(views), String(visitors)]
}

/** Begins with a byte order mark, without which Excel misreads every accent. */
export async function* statisticsCsv(portions: AsyncIterable<CountedRow[]>) {
  yield `\uFEFF${csvLine(['Day', 'What', 'Name', 'From', 'Views', 'Visitors'])}`
  for await (const rows of portions) yield rows.map((row) => csvLine(cellsOf(row))).join('')
}
