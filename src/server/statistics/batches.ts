import { statisticsLimits } from '#shared/limits.ts'
import { type CountKind, EVER } from './statistics.table.ts'

export interface CountRow {
  kind: CountKind
  name: string
  source: string
  views: number
}

export interface SeenVisitor {
  hash: string
  rows: CountRow[]
}

interface Counted {
  day: string
  rows: CountRow[]
  seen: SeenVisitor[]
}

/** What one transaction writes. Whether it was written already shows by its mark. */
export interface Batch extends Counted {
  mark: string
  keys: number
}

/** In portions: a transaction of many thousand rows would keep all others waiting. */
export function inBatches({ day, rows, seen }: Counted, newMark: () => string): Batch[] {
  const { portion } = statisticsLimits
  const batches: Batch[] = []
  for (let at = 0; at < rows.length + seen.length; at += portion) {
    const own = rows.slice(at, at + portion)
    const from = Math.max(0, at - rows.length)
    const others = seen.slice(from, Math.max(0, at + portion - rows.length))
    const keys = own.length + others.length
    batches.push({ day, rows: own, seen: others, mark: newMark(), keys })
  }
  return batches
}

export interface Sum extends CountRow {
  day: string
  visitors: number
}

/** What a batch adds to which sums, in the order in which all processes take them. */
export function sumsOf({ day, rows, seen }: Counted, isFresh: (hash: string) => boolean): Sum[] {
  const sums = new Map<string, Sum>()
  const sumOf = ({ kind, name, source }: CountRow, ofDay: string): Sum => {
    const key = JSON.stringify([kind, ofDay, name, source])
    const sum = sums.get(key) ?? { kind, day: ofDay, name, source, views: 0, visitors: 0 }
    sums.set(key, sum)
    return sum
  }
  for (const row of rows) {
    if (row.views === 0) continue
    sumOf(row, day).views += row.views
    if (row.kind === 'page') sumOf({ ...row, kind: 'ever' }, EVER).views += row.views
  }
  for (const { hash, rows: gaining } of seen) {
    if (isFresh(hash)) for (const row of gaining) sumOf(row, day).visitors += 1
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum)
}
