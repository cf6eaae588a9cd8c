import type { LogEntry } from '#shared/contract/dog-log.ts'
import { poundsAndOunces } from '#shared/dog-log/weight.ts'
import { csvLine } from '../platform/csv/csv-line.ts'

const head = [
  ...['Day', 'Kind', 'Title', 'Words', 'Only for us', 'Grams', 'Weight (kg)', 'Weight (lb oz)'],
  ...['Next due', 'Photo', 'On the timeline'],
]

/** Begins with a byte order mark, without which Excel misreads every accent. */
export const logCsv = (entries: LogEntry[]) =>
  `\uFEFF${[head, ...entries.map(cellsOf)].map(csvLine).join('')}`

function cellsOf({ grams, ...entry }: LogEntry): string[] {
  const { pounds, ounces } = poundsAndOunces(grams ?? 0)
  const weights = [String(grams), String((grams ?? 0) / 1000), `${pounds} lb ${ounces} oz`]
  return [
    ...[entry.day, entry.kind, entry.title, entry.words, entry.privateWords],
    ...(grams === null ? ['', '', ''] : weights),
    ...[entry.nextDue ?? '', entry.photoUrl ?? '', entry.isPublic ? 'yes' : 'no'],
  ]
}
