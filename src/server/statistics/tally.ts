import { randomBytes } from 'node:crypto'
import { statisticsLimits as limits } from '#shared/limits.ts'
import { OTHERS_NAME } from './classify-visit.ts'
import { type CountedKind, type CountKind, EVER_DAY } from './statistics.table.ts'

export interface CountRow {
  kind: CountKind
  name: string
  source: string
  views: number
}

/** Only a hash that no process has written yet adds a visitor to its rows. */
interface SeenVisitor {
  hash: string
  rows: CountRow[]
}

interface Counted {
  day: string
  rows: CountRow[]
  seen: SeenVisitor[]
}

/** One transaction writes a batch together with its id, so a retry counts nothing twice. */
export interface CountBatch extends Counted {
  id: string
  keys: number
}

/** Lives only in memory, for the seconds until the views are written. */
export interface KnownVisitor {
  hash: string
  isSeen: boolean
  pages: Set<string>
}

export type VisitorsByBrowser = Map<string, Map<string, KnownVisitor>>

const emptyDay = (day: string) => ({
  day,
  rows: {
    all: new Map<string, CountRow>(),
    page: new Map<string, CountRow>(),
    source: new Map<string, CountRow>(),
    screen: new Map<string, CountRow>(),
    search: new Map<string, CountRow>(),
    missing: new Map<string, CountRow>(),
  },
  seen: [] as SeenVisitor[],
  visitors: new Map() as VisitorsByBrowser,
  keys: 0,
})

/** Anyone can make up names of these kinds, so their number is bounded. */
const noNames = () => ({
  source: new Set<string>(),
  search: new Set<string>(),
  missing: new Set<string>(),
})

/** Collects counts until they are written. The memory it uses is bounded. */
export function createTally() {
  let today = emptyDay('')
  let names: { [kind in CountedKind]?: Set<string> } = noNames()
  let seenToday = 0
  let visitorsOf = new Map<string, Set<string>>()
  let waiting: CountBatch[] = []
  let waitingKeys = 0

  const keys = () => today.keys + waitingKeys
  const isFull = () => keys() >= limits.keysInMemory

  /** A waiting batch must not change, so the day continues in new rows. */
  function moveToWaiting() {
    if (today.keys === 0) return
    const rows = Object.values(today.rows).flatMap((named) => [...named.values()])
    waiting.push(...inBatches({ day: today.day, rows, seen: today.seen }))
    waitingKeys += today.keys
    today = emptyDay(today.day)
  }

  /** Names beyond the limit of a day are counted as one. */
  function mayHaveName(kind: CountedKind, key: string): boolean {
    const known = names[kind]
    if (!known || known.has(key)) return true
    if (known.size >= limits.namesPerDay) return false
    known.add(key)
    return true
  }

  function row(kind: CountedKind, name: string, source = ''): CountRow {
    const named = today.rows[kind]
    const key = source ? `${name} ${source}` : name
    const known = named.get(key)
    if (known) return known
    if (name !== OTHERS_NAME && !mayHaveName(kind, key)) return row(kind, OTHERS_NAME)
    const made: CountRow = { kind, name, source, views: 0 }
    today.keys += 1
    named.set(key, made)
    return made
  }

  return {
    row,
    isFull,
    pending: () => ({ keys: keys(), batches: waiting.length }),
    takesVisitors: () => seenToday < limits.seenPerDay,

    /** Limits the visitors of one network, because anyone can make up browser names. */
    takesVisitorOf(network: string, hash: string): boolean {
      const known = visitorsOf.get(network) ?? new Set()
      if (known.has(hash)) return true
      if (known.size >= limits.visitorsPerAddress) return false
      visitorsOf.set(network, known.add(hash))
      for (const oldest of visitorsOf.keys()) {
        if (visitorsOf.size <= limits.addressesInMemory) break
        visitorsOf.delete(oldest)
      }
      return true
    },

    startDay(day: string) {
      if (today.day === day) return today.visitors
      moveToWaiting()
      today = emptyDay(day)
      names = noNames()
      seenToday = 0
      visitorsOf = new Map()
      return today.visitors
    },

    addVisitor(hash: string, rows: CountRow[]) {
      today.keys += 1
      today.seen.push({ hash, rows })
    },

    /** Returns the same batch until `done` is called, so a retry writes the same id. */
    next(): CountBatch | null {
      moveToWaiting()
      return waiting[0] ?? null
    },

    done(batch: CountBatch, newlySeen: number) {
      if (waiting[0] !== batch) return
      waiting.shift()
      waitingKeys -= batch.keys
      if (batch.day === today.day) seenToday += newlySeen
    },

    clear() {
      today = emptyDay(today.day)
      visitorsOf = new Map()
      waiting = []
      waitingKeys = 0
    },
  }
}

export type Tally = ReturnType<typeof createTally>

/** Ids of batches share a column with the hashes, and no hash ends with `!`. */
const newBatchId = () => `${randomBytes(12).toString('base64url')}!`

/** One transaction with many thousands of rows would block all other writers. */
function inBatches({ day, rows, seen }: Counted): CountBatch[] {
  const { portion } = limits
  const batches: CountBatch[] = []
  for (let at = 0; at < rows.length + seen.length; at += portion) {
    const own = rows.slice(at, at + portion)
    const from = Math.max(0, at - rows.length)
    const others = seen.slice(from, Math.max(0, at + portion - rows.length))
    const keys = own.length + others.length
    batches.push({ id: newBatchId(), day, rows: own, seen: others, keys })
  }
  return batches
}

export interface DailySum extends CountRow {
  day: string
  visitors: number
}

/** Sorted, so that all processes lock the sums in the same order. */
export function sumsOf({ day, rows, seen }: Counted, isNew: (hash: string) => boolean): DailySum[] {
  const sums = new Map<string, DailySum>()
  const sumOf = ({ kind, name, source }: CountRow, ofDay: string): DailySum => {
    const key = JSON.stringify([kind, ofDay, name, source])
    const sum = sums.get(key) ?? { kind, day: ofDay, name, source, views: 0, visitors: 0 }
    sums.set(key, sum)
    return sum
  }
  for (const row of rows) {
    if (row.views === 0) continue
    sumOf(row, day).views += row.views
    if (row.kind === 'page') sumOf({ ...row, kind: 'ever' }, EVER_DAY).views += row.views
  }
  for (const { hash, rows: gaining } of seen) {
    if (isNew(hash)) for (const row of gaining) sumOf(row, day).visitors += 1
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum)
}
