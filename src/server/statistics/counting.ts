import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Job } from '../platform/jobs/jobs.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Logger } from '../platform/process/logger.ts'
import { createCountVisits } from './count-visits.ts'
import type { CountsRepository } from './counts.repository.ts'
import { createDiaryClock } from './diary-clock.ts'
import { createSalts } from './salts.ts'
import { createTally } from './tally.ts'
import { createWriter } from './writer.ts'

interface CountingParts {
  counts: CountsRepository
  /** Whether the owner wants visits counted, and the zone that the diary's days are counted in. */
  readSwitch: () => Promise<{ isOn: boolean; zone: string }>
  addressOf: (request: IncomingMessage) => string
  isSignedIn: (cookies: string) => boolean
  ownHost: (headers: IncomingHttpHeaders) => string | undefined
  clock: Clock
  log: Logger
}

/** Counts in memory and writes every few seconds; off, it does neither. */
export function createCounting({ counts, readSwitch, clock, log, ...parts }: CountingParts) {
  const tally = createTally()
  const days = createDiaryClock(clock)
  const salts = createSalts({ counts, days, clock })
  const { write, writeAll, written, countDue } = createWriter({ tally, counts, clock })
  let isOn = false
  /** True until the settings could be read after a change. */
  let isStale = false
  let refreshed: Promise<unknown> = Promise.resolve()

  async function readAgain() {
    isStale = true
    const wanted = await readSwitch()
    days.setZone(wanted.zone)
    if (wanted.isOn) await salts.prepare()
    const wasOn = isOn
    isOn = wanted.isOn
    if (wasOn && !isOn) await forgetToday()
    isStale = false
  }
  /** Switched off: the sums stay, and whoever was here today cannot be known again. */
  async function forgetToday() {
    await writeAll()
    tally.clear()
    salts.forget()
    await counts.forgetVisitors(clock.now())
  }
  /** After a change of the settings, here or in another process. */
  function refresh(): Promise<void> {
    const turn = refreshed.then(readAgain)
    refreshed = turn.catch(() => {})
    return turn
  }

  const job: Job<null> = {
    kind: 'visits',
    async listDue() {
      if (isStale || (isOn && !salts.areReady())) await refresh()
      return tally.held().keys > 0 ? [null] : []
    },
    run: write,
    countDue,
  }
  const today = () => (isOn ? days.today() : null)

  return {
    ...createCountVisits({ ...parts, tally, today, saltOf: salts.of }),
    job,
    written,
    held: tally.held,
    isOn: () => isOn,
    writeAll,
    refresh,
    async deleteAll() {
      tally.clear()
      await counts.deleteAll()
    },
    /** The last visits, before the process ends. */
    async close() {
      try {
        await writeAll()
      } catch (error) {
        log.warn({ err: error }, 'the last visits could not be counted')
      }
    },
  }
}

export type Counting = ReturnType<typeof createCounting>
