import { randomBytes } from 'node:crypto'
import { statisticsLimits } from '#shared/limits.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { CountsRepository } from './counts.repository.ts'
import type { DiaryClock } from './diary-clock.ts'

interface SaltsParts {
  counts: Pick<CountsRepository, 'saltOf'>
  days: DiaryClock
  clock: Clock
}

/** The salts of today and, before it begins, of tomorrow: no visit ever waits for the database. */
export function createSalts({ counts, days, clock }: SaltsParts) {
  let known = new Map<string, string>()
  const neededDays = () => {
    const now = clock.now()
    const soon = new Date(now.getTime() + statisticsLimits.saltAheadHours * 3_600_000)
    return [...new Set([days.dayAt(now), days.dayAt(soon)])]
  }
  return {
    of: (day: string) => known.get(day),
    areReady: () => neededDays().every((day) => known.has(day)),
    /** As they are in the database now: another process may have made them anew. */
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
