import type { BackupsService } from './backups/backups.service.ts'
import type { DeletedService } from './deleted/deleted.service.ts'
import type { PeriodicWorkRepository } from './due-work/periodic-work.repository.ts'
import { aDayLater, createPeriodicWork, type Period } from './due-work/periodic-work.ts'
import type { Work } from './due-work/work.ts'
import type { MediaService } from './media/media.service.ts'
import type { Config } from './platform/config/config.ts'
import type { Clock } from './platform/process/clock.ts'

interface DailyParts {
  config: Config
  media: MediaService
  backups: BackupsService
  deleted: DeletedService
  rows: PeriodicWorkRepository
  clock: Clock
}

/** A backup belongs to its day: a laptop that is closed at midnight makes it in the morning. */
const nextDay = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

/** What happens every day, whether anybody visits or not. */
export function createDailyWork(parts: DailyParts): Work[] {
  const { config, media, backups, deleted, rows, clock } = parts
  const sweep: Period = {
    kind: 'sweep',
    restMs: 60_000,
    next: aDayLater,
    do: () => media.sweep(),
  }
  const purge: Period = {
    kind: 'purge',
    restMs: 90_000,
    next: aDayLater,
    do: () => deleted.purgeDeleted(deleted.dueBefore()),
  }
  const backup: Period = {
    kind: 'backup',
    restMs: 120_000,
    next: nextDay,
    do: () => backups.runDaily(),
  }
  const periods = config.backups === 'daily' ? [purge, sweep, backup] : [purge, sweep]
  return periods.map((period) => createPeriodicWork(period, rows, clock))
}
