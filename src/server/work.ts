import type { Content } from './content.ts'
import { measureDueWork } from './due-work/due-work.metrics.ts'
import { createDueWork } from './due-work/due-work.ts'
import {
  createPeriodicWorkRepository,
  type PeriodicWorkRepository,
} from './due-work/periodic-work.repository.ts'
import { aDayLater, createPeriodicWork, type Period } from './due-work/periodic-work.ts'
import type { Work } from './due-work/work.ts'
import type { Moving } from './moving/imports/imports.ts'
import type { People } from './people.ts'
import type { ChangeFeed } from './platform/changes/change-feed.ts'
import type { Config } from './platform/config/config.ts'
import type { Database } from './platform/database/database.ts'
import type { Serving } from './platform/http/serving.ts'
import type { Clock } from './platform/process/clock.ts'
import type { Logger } from './platform/process/logger.ts'
import { whenDayBegins } from './settings/when-day-begins.ts'
import type { Visits } from './statistics/statistics.ts'

interface DailyParts {
  config: Config
  content: Pick<Content, 'media' | 'backups' | 'deleted'>
  people: Pick<People, 'forgetOld'>
  visits: Visits
  moving: Moving
  rows: PeriodicWorkRepository
  clock: Clock
}

/** A backup belongs to its day: a laptop that is closed at midnight makes it in the morning. */
const nextDay = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

/** What happens every day, whether anybody visits or not. */
function createDailyWork(parts: DailyParts): Work[] {
  const { config, content, people, visits, moving, rows, clock } = parts
  const { media, backups, deleted } = content
  const sweep: Period = {
    kind: 'sweep',
    restMs: 60_000,
    next: aDayLater,
    do: async () => {
      await media.sweep()
      await moving.imports.sweep()
    },
  }
  const purge: Period = {
    kind: 'purge',
    restMs: 90_000,
    next: aDayLater,
    do: () => deleted.purgeDeleted(deleted.dueBefore()),
  }
  const forget: Period = {
    kind: 'forget',
    restMs: 105_000,
    next: aDayLater,
    do: () => people.forgetOld(),
  }
  const backup: Period = {
    kind: 'backup',
    restMs: 120_000,
    next: nextDay,
    do: () => backups.runDaily(),
  }
  const always = [purge, sweep, forget, visits.hourly]
  const periods = config.backups === 'daily' ? [...always, backup] : always
  return periods.map((period) => createPeriodicWork(period, rows, clock))
}

interface WorkParts {
  config: Config
  database: Database
  serving: Serving
  changes: ChangeFeed
  content: Content
  people: People
  visits: Visits
  moving: Moving
  /** Nothing is begun, now or later. */
  leavesWork: boolean
  clock: Clock
  log: Logger
}

/** Begins with what is due, and goes on with it until stopped. */
export function startWork({ config, database, serving, changes, clock, log, ...parts }: WorkParts) {
  const { content, people, visits, moving, leavesWork } = parts
  const rows = createPeriodicWorkRepository(database.db)
  const daily = createDailyWork({ config, content, people, visits, moving, rows, clock })
  const works = [
    ...[...content.postWork, ...people.work, visits.counting.work as Work],
    ...[moving.work as Work, ...daily],
  ]
  const dueWork = createDueWork({ works: leavesWork ? [] : works, clock, log })
  measureDueWork(serving.metrics.register, dueWork, clock)
  // The diary may live in another time zone now.
  changes.onChange(() => void dueWork.run())
  people.outbox.onAdd(() => void dueWork.run(people.outbox.work))
  people.asking.onWish(() => void dueWork.run(people.asking.work))
  people.letterMails.onMoved(() => void dueWork.run(people.letterMails.work as Work))
  moving.imports.onMoved(() => void dueWork.run(moving.work as Work))
  dueWork.start()
  // Pages say how old the dog is, and which year it is.
  const days = whenDayBegins(content.diaryDay, () => serving.cache.purge('additive'))
  return {
    dueWork,
    async stop() {
      days.stop()
      await dueWork.stop()
    },
  }
}
