import { backUpDaily } from './backups/back-up-daily.ts'
import type { BackupsService } from './backups/backups.service.ts'
import type { DeletedService } from './deleted/deleted.service.ts'
import { purgeDaily } from './deleted/purge-daily.ts'
import type { MediaService } from './media/media.service.ts'
import { sweepDaily } from './media/sweep-daily.ts'
import type { PublicCache } from './platform/cache/public-cache.ts'
import type { Config } from './platform/config/config.ts'
import type { Logger } from './platform/process/logger.ts'
import type { DiaryDay } from './settings/diary-day.ts'
import { whenDayBegins } from './settings/when-day-begins.ts'

interface DailyParts {
  config: Config
  cache: PublicCache
  media: MediaService
  backups: BackupsService
  deleted: DeletedService
  diaryDay: DiaryDay
  log: Logger
}

/** What happens every day, whether anybody visits or not. */
export function startDailyWork(parts: DailyParts) {
  const { config, cache, media, backups, deleted, diaryDay, log } = parts
  const jobs = [
    // Pages say how old the dog is, and which year it is.
    whenDayBegins(diaryDay, () => cache.purge()),
    purgeDaily(deleted, log),
    sweepDaily(media, log),
    ...(config.backups === 'daily' ? [backUpDaily(backups, log)] : []),
  ]
  return {
    stop() {
      for (const job of jobs) job.stop()
    },
  }
}
