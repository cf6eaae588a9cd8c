import type { Logger } from '../platform/process/logger.ts'
import type { MediaService } from './media.service.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** After a start there is better to do. */
const FIRST_MS = 60 * 1000

export function sweepDaily(media: MediaService, log: Logger) {
  const sweep = () =>
    media.sweep().catch((error: unknown) => {
      log.warn({ err: error }, 'could not look for unused photo files; trying again tomorrow')
    })
  const first = setTimeout(sweep, FIRST_MS)
  const daily = setInterval(sweep, DAY_MS)
  first.unref()
  daily.unref()
  return {
    stop() {
      clearTimeout(first)
      clearInterval(daily)
    },
  }
}
