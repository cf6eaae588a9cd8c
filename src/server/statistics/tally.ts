import { randomBytes } from 'node:crypto'
import { statisticsLimits as limits } from '#shared/limits.ts'
import { OTHERS } from './classify-visit.ts'
import { type CountedKind, type CountKind, EVER } from './statistics.table.ts'

export interface CountRow {
  kind: CountKind
  name: string
  source: string
  views: number
}

/** A hash of the day, and the rows that gain a visitor if no process has written it yet. */
interface SeenVisitor {
  hash: string
  rows: CountRow[]
}

interface Counted {
  day: string
  rows: CountRow[]
  seen: SeenVisitor[]
}

/** What one transaction writes. Its id is written with it, so that a retry counts nothing twice. */
export interface Batch extends Counted {
  id: string
  keys: number
}

/** Kept while their views wait here, which is seconds; nothing of it is written. */
export interface KnownVisitor {
  hash: string
  /** Whether they are among today's visitors already. */
  isSeen: boolean
  pages: Set<string>
}

/** By the names of their browsers, then by their addresses. */
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

/** Names of these kinds are bounded: anybody can make up as many as they like. */
const noNames = () => ({
  source: new Set<string>(),
  search: new Set<string>(),
  missing: new Set<string>(),
})

/** What was counted and is not written yet. However much that is, it takes bounded memory. */
export function createTally() {
  let today = emptyDay('')
  let names: { [kind in CountedKind]?: Set<string> } = noNames()
  let seenToday = 0
  /** The day's visitors by their salted networks. */
  let visitorsOf = new Map<string, Set<string>>()
  let waiting: Batch[] = []
  let waitingKeys = 0

  const keys = () => today.keys + waitingKeys
  const isFull = () => keys() >= limits.keysInMemory

  /** From here on the day counts into new rows. */
  function moveToWaiting() {
    if (today.keys === 0) return
    const rows = Object.values(today.rows).flatMap((named) => [...named.values()])
    waiting.push(...inBatches({ day: today.day, rows, seen: today.seen }))
    waitingKeys += today.keys
    today = emptyDay(today.day)
  }

  /** The first names of a day are kept, the others are counted as one. */
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
    if (name !== OTHERS && !mayHaveName(kind, key)) return row(kind, OTHERS)
    const made: CountRow = { kind, name, source, views: 0 }
    today.keys += 1
    named.set(key, made)
    return made
  }

  return {
    row,
    isFull,
    pending: () => ({ keys: keys(), batches: waiting.length }),
    /** False once the day's limit of visitors is reached; views still count. */
    takesVisitors: () => seenToday < limits.seenPerDay,

    /** False for one more browser of a network that has named many: anybody can make them up. */
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

    /** What is to be written next; the same until it is done, however often that takes. */
    next(): Batch | null {
      moveToWaiting()
      return waiting[0] ?? null
    },

    done(batch: Batch, newlySeen: number) {
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

/** No hash ends like this: the ids of batches are stored beside them. */
const newBatchId = () => `${randomBytes(12).toString('base64url')}!`

/** In portions: a transaction of many thousand rows would keep all others waiting. */
function inBatches({ day, rows, seen }: Counted): Batch[] {
  const { portion } = limits
  const batches: Batch[] = []
  for (let at = 0; at < rows.length + seen.length; at += portion) {
    const own = rows.slice(at, at + portion)
    const from = Math.max(0, at - rows.length)
    const others = seen.slice(from, Math.max(0, at + portion - rows.length))
    const keys = own.length + others.length
    batches.push({ id: newBatchId(), day, rows: own, seen: others, keys })
  }
  return batches
}

export interface Sum extends CountRow {
  day: string
  visitors: number
}

/** What a batch adds to which sums, in the order in which all processes lock them. */
export function sumsOf({ day, rows, seen }: Counted, isNew: (hash: string) => boolean): Sum[] {
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
    if (isNew(hash)) for (const row of gaining) sumOf(row, day).visitors += 1
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum)
}
