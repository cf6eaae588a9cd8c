import type { Logger } from '../platform/process/logger.ts'
import type { DeletedService } from './deleted.service.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** After a start there is better to do. */
const FIRST_MS = 90 * 1000

/** What was deleted a month ago is gone for good. */
export function purgeDaily(deleted: DeletedService, log: Logger) {
  const purge = () =>
    deleted.purgeDeleted(deleted.dueBefore()).catch((error: unknown) => {
      log.warn(
        { err: error },
        'could not remove what was deleted a month ago; trying again tomorrow',
      )
    })
  const first = setTimeout(purge, FIRST_MS)
  const daily = setInterval(purge, DAY_MS)
  first.unref()
  daily.unref()
  return {
    stop() {
      clearTimeout(first)
      clearInterval(daily)
    },
  }
}
