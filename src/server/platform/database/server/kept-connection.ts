import type { Logger } from '../../process/logger.ts'
import type { ServerWatch } from './server-watch.ts'

const firstRetry = 100
const longestRetry = 1_000

interface KeptOptions<Client> {
  open: (onEnd: () => void) => Promise<Client>
  /** A lost connection that nobody needs is not made anew. */
  isNeeded: () => boolean
  onReconnect: () => void
  watch: ServerWatch
  log: Logger
}

/** One connection that is made when first asked for, and made anew whenever it is lost. */
export function keepConnection<Client>(options: KeptOptions<Client>) {
  const { open, isNeeded, onReconnect, watch, log } = options
  let client: Promise<Client> | null = null
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  const onEnd = () => {
    client = null
    if (isClosed || !isNeeded()) return
    log.warn('Lost the connection that listens to the database; reconnecting.')
    reconnect(firstRetry)
  }

  const get = () => {
    client ??= open(onEnd).catch((error: unknown) => {
      client = null
      throw error
    })
    return client
  }

  const reconnect = (delay: number) => {
    retry = setTimeout(async () => {
      try {
        await get()
        watch.setBack()
        log.info('Listening to the database again.')
        onReconnect()
      } catch {
        watch.setAway()
        if (!isClosed) reconnect(Math.min(delay * 2, longestRetry))
      }
    }, delay)
    retry.unref()
  }

  return {
    get,
    /** The one there is now, if any. */
    current: async () => (client ? client.catch(() => null) : null),
    stop() {
      isClosed = true
      clearTimeout(retry)
    },
  }
}
