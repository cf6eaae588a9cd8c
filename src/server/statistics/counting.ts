import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { dayInZone } from '#shared/days.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { statisticsLimits } from '#shared/limits.ts'
import type { Job } from '../platform/jobs/jobs.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Logger } from '../platform/process/log.ts'
import { createVisitCounter } from './count-visits.ts'
import type { CountsRepository } from './counts.repository.ts'
import { createTally, type Tally } from './tally.ts'

interface CountingOptions {
  counts: CountsRepository
  readSwitch: () => Promise<{ isOn: boolean; zone: string }>
  addressOf: (request: IncomingMessage) => string
  isSignedIn: (cookies: string) => boolean
  ownHost: (headers: IncomingHttpHeaders) => string | undefined
  clock: Clock
  log: Logger
}

/**
 * Visits are counted in memory and written every few seconds; neither happens while counting is
 * off.
 */
export function createVisitCounting({
  counts,
  readSwitch,
  clock,
  log,
  ...request
}: CountingOptions) {
  const tally = createTally()
  const days = createDays(clock)
  const salts = createSalts(counts, days, clock)
  const writer = createWriter(tally, counts, clock)
  let isOn = false
  /** True after a change of the settings until they could be read. */
  let isStale = false
  let refreshed: Promise<unknown> = Promise.resolve()

  async function readAgain() {
    isStale = true
    const isCountingOn = await readSwitch()
    days.setZone(isCountingOn.zone)
    if (isCountingOn.isOn) await salts.prepare()
    const wasOn = isOn
    isOn = isCountingOn.isOn
    if (wasOn && !isOn) await forgetToday()
    isStale = false
  }
  /** Switching off preserves the sums and deletes today's salts and hashes. */
  async function forgetToday() {
    await writer.writeAll()
    tally.clear()
    salts.forget()
    await counts.eraseVisitors(clock.now())
  }
  /** Runs after a change of the settings in any process. Calls run one after the other. */
  function refresh(): Promise<void> {
    const turn = refreshed.then(readAgain)
    refreshed = turn.catch(() => {})
    return turn
  }

  const job: Job<null> = {
    kind: 'visits',
    async listDue() {
      if (isStale || (isOn && !salts.areReady())) await refresh()
      return tally.pending().keys > 0 ? [null] : []
    },
    run: writer.write,
    countDue: writer.countDue,
  }

  return {
    ...createVisitCounter({
      ...request,
      tally,
      today: () => (isOn ? days.today() : null),
      saltOf: salts.of,
    }),
    job,
    written: writer.written,
    pending: tally.pending,
    isOn: () => isOn,
    writeAll: writer.writeAll,
    refresh,
    async deleteAll() {
      tally.clear()
      await counts.deleteAll()
    },
    async close() {
      try {
        await writer.writeAll()
      } catch (error) {
        log.warn({ err: error }, 'the last visits could not be counted')
      }
    },
  }
}

export type VisitCounting = ReturnType<typeof createVisitCounting>

/**
 * Many visits a second ask for the day. Every day begins on a full minute, so it is computed once a
 * minute.
 */
function createDays(clock: Clock) {
  let zone = 'UTC'
  let minute = Number.NaN
  let day = ''
  return {
    setZone(name: string) {
      zone = name
      minute = Number.NaN
    },
    dayAt: (instant: Date) => dayInZone(zone, instant),
    today(): string {
      const now = clock.now()
      const current = Math.floor(now.getTime() / MINUTE_MS)
      if (current !== minute) {
        minute = current
        day = dayInZone(zone, now)
      }
      return day
    },
  }
}

/** Tomorrow's salt is prepared before midnight, so that no visit waits for the database. */
function createSalts(counts: CountsRepository, days: ReturnType<typeof createDays>, clock: Clock) {
  let known = new Map<string, string>()
  const neededDays = () => {
    const now = clock.now()
    const soon = new Date(now.getTime() + statisticsLimits.saltAheadHours * 60 * MINUTE_MS)
    return [...new Set([days.dayAt(now), days.dayAt(soon)])]
  }
  return {
    of: (day: string) => known.get(day),
    areReady: () => neededDays().every((day) => known.has(day)),
    /** Reads the salts from the database, because another process may have replaced them. */
    async prepare() {
      const read = new Map<string, string>()
      for (const day of neededDays()) {
        const salt = randomBytes(32).toString('base64url')
        read.set(day, await counts.saltOf(day, { salt, madeAt: clock.now() }))
      }
      known = read
    },
    forget() {
      known = new Map()
    },
  }
}

/** Batches are written one after the other: a batch written twice at once would count twice. */
function createWriter(tally: Tally, counts: CountsRepository, clock: Clock) {
  const written = { views: 0 }
  let lastTurn: Promise<unknown> = Promise.resolve()
  let failingSince: Date | null = null

  async function writeNext(): Promise<boolean> {
    const batch = tally.next()
    if (!batch) return false
    failingSince ??= clock.now()
    tally.done(batch, await counts.add(batch))
    failingSince = null
    written.views += batch.rows.find(({ kind }) => kind === 'all')?.views ?? 0
    return true
  }
  function write(): Promise<boolean> {
    const turn = lastTurn.then(writeNext)
    lastTurn = turn.catch(() => {})
    return turn
  }

  return {
    written,
    write,
    async writeAll() {
      while (await write());
    },
    countDue: async () => ({ count: tally.pending().batches, oldest: failingSince }),
  }
}
