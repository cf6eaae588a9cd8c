import type { Logger } from '../platform/process/logger.ts'
import type { BackupsService } from './backups.service.ts'

/** After a start there is better to do. */
const FIRST_MS = 2 * 60 * 1000
/** Often, because a laptop sleeps and a failed attempt deserves another. */
const LOOK_EVERY_MS = 30 * 60 * 1000

export function backUpDaily(backups: BackupsService, log: Logger) {
  const look = () =>
    backups.runDaily().catch((error: unknown) => {
      log.warn({ err: error }, 'the daily backup failed; it will be tried again in half an hour')
    })
  const first = setTimeout(look, FIRST_MS)
  const again = setInterval(look, LOOK_EVERY_MS)
  first.unref()
  again.unref()
  return {
    stop() {
      clearTimeout(first)
      clearInterval(again)
    },
  }
}
