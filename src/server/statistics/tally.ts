import { randomBytes } from 'node:crypto'
import { statisticsLimits as limits } from '#shared/limits.ts'
import { type Batch, type CountRow, inBatches, type SeenVisitor } from './batches.ts'
import { OTHERS } from './sources.ts'
import type { CountedKind } from './statistics.table.ts'

/** Known for as long as what they read waits here, which is seconds; nothing of it is written. */
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

/** Anybody can make up as many of these as they like. */
const noNames = () => ({
  source: new Set<string>(),
  search: new Set<string>(),
  missing: new Set<string>(),
})

/** What was counted and is not written yet. However much that is, it takes bounded memory. */
export function createTally(newMark = () => `${randomBytes(12).toString('base64url')}!`) {
  let today = emptyDay('')
  let names: { [kind in CountedKind]?: Set<string> } = noNames()
  let seenToday = 0
  /** The day's visitors by their salted addresses. */
  let visitorsOf = new Map<string, Set<string>>()
  let waiting: Batch[] = []
  let waitingKeys = 0

  const keys = () => today.keys + waitingKeys
  const isFull = () => keys() >= limits.keysInMemory

  function freeze() {
    if (today.keys === 0) return
    const rows = Object.values(today.rows).flatMap((named) => [...named.values()])
    waiting.push(...inBatches({ day: today.day, rows, seen: today.seen }, newMark))
    waitingKeys += today.keys
    today = emptyDay(today.day)
  }

  /** The first so many of a day have names, the others are one. */
  function mayHaveName(kind: CountedKind, key: string): boolean {
    const known = names[kind]
    if (!known || known.has(key)) return true
    if (known.size >= limits.namesPerDay) return false
    known.add(key)
    return true
  }

  function newRow(kind: CountedKind, name: string, source: string): CountRow {
    today.keys += 1
    return { kind, name, source, views: 0 }
  }

  function row(kind: CountedKind, name: string, source = ''): CountRow {
    const named = today.rows[kind]
    const key = source ? `${name} ${source}` : name
    const known = named.get(key)
    if (known) return known
    if (name !== OTHERS && !mayHaveName(kind, key)) return row(kind, OTHERS)
    const made = newRow(kind, name, source)
    named.set(key, made)
    return made
  }

  return {
    row,
    isFull,
    held: () => ({ keys: keys(), batches: waiting.length }),
    /** False when there were so many that no more are told apart today. */
    takesVisitors: () => seenToday < limits.seenPerDay,

    /** False for one more browser of an address that has named many: anybody can make them up. */
    takesVisitorOf(address: string, hash: string): boolean {
      const known = visitorsOf.get(address) ?? new Set()
      if (known.has(hash)) return true
      if (known.size >= limits.visitorsPerAddress) return false
      visitorsOf.set(address, known.add(hash))
      for (const oldest of visitorsOf.keys()) {
        if (visitorsOf.size <= limits.addressesInMemory) break
        visitorsOf.delete(oldest)
      }
      return true
    },

    begin(day: string) {
      if (today.day === day) return today.visitors
      freeze()
      today = emptyDay(day)
      names = noNames()
      seenToday = 0
      visitorsOf = new Map()
      return today.visitors
    },

    /** The rows gain a visitor if nobody has written this hash yet. */
    see(hash: string, rows: CountRow[]) {
      today.keys += 1
      today.seen.push({ hash, rows })
    },

    /** What is to be written next; the same until it is done, however often that takes. */
    next(): Batch | null {
      freeze()
      return waiting[0] ?? null
    },

    done(batch: Batch, freshlySeen: number) {
      if (waiting[0] !== batch) return
      waiting.shift()
      waitingKeys -= batch.keys
      if (batch.day === today.day) seenToday += freshlySeen
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
