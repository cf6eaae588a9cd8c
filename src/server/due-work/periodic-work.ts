import type { Clock } from '../platform/process/clock.ts'
import type { PeriodicWorkRepository } from './periodic-work.repository.ts'
import type { Work } from './work.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const CLAIM_MS = 10 * MINUTE_MS
const RENEW_MS = 2 * MINUTE_MS
const RETRY_MS = 30 * MINUTE_MS

export interface Period {
  kind: string
  /** After a start there is better to do. */
  restMs: number
  /** When it is due again, a day later at most. */
  next: (now: Date) => Date
  do: () => Promise<unknown>
}

const later = (instant: Date, ms: number) => new Date(instant.getTime() + ms)

/** Work that comes again every day, by one process of all that there are. */
export function createPeriodicWork(
  { kind, restMs, next, ...period }: Period,
  rows: PeriodicWorkRepository,
  clock: Clock,
): Work<null> {
  const restedAt = later(clock.now(), restMs)
  const dueNow = () => ({ now: clock.now(), tooFar: later(clock.now(), 2 * DAY_MS) })

  /** Renews the claim for as long as the work takes: a backup may take hours. */
  async function doClaimed(until: Date) {
    let claimedUntil = until
    const renew = async () => {
      const renewed = later(clock.now(), CLAIM_MS)
      await rows.change(kind, claimedUntil, { claimedUntil: renewed })
      claimedUntil = renewed
    }
    const renewing = setInterval(() => void renew().catch(() => {}), RENEW_MS)
    renewing.unref()
    let dueAt = later(clock.now(), RETRY_MS)
    try {
      await period.do()
      dueAt = next(clock.now())
    } finally {
      clearInterval(renewing)
      await rows.change(kind, claimedUntil, { dueAt, claimedUntil: null })
    }
  }

  return {
    kind,
    async listDue() {
      if (clock.now() < restedAt) return []
      if (!(await rows.findDueAt(kind))) await rows.insert(kind, clock.now())
      return (await rows.findFree(kind, dueNow())) ? [null] : []
    },
    async claimAndDo() {
      const until = later(clock.now(), CLAIM_MS)
      if (!(await rows.claim(kind, dueNow(), until))) return false
      await doClaimed(until)
      return true
    },
    async countWaiting() {
      if (clock.now() < restedAt) return { count: 0, oldest: null }
      const oldest = await rows.findFree(kind, dueNow())
      return { count: oldest ? 1 : 0, oldest }
    },
  }
}

export const aDayLater = (now: Date) => later(now, DAY_MS)
