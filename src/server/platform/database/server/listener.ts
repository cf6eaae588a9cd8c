import pg from 'pg'
import type { Logger } from '../../process/log.ts'
import type { Database } from '../database.ts'
import { type ServerWatch, streamOf } from './server-watch.ts'

interface Subscription {
  channel: string
  onMessage: (payload: string) => void
  onReconnect: () => void
}

/**
 * Listens on a connection of its own. When that is lost, it reconnects, listens to every channel
 * again and notifies the subscribers, who may have missed messages. Being always connected, it also
 * notices that the server is away, and that it is back.
 */
export function createServerListener(connection: pg.ClientConfig, log: Logger, watch: ServerWatch) {
  const subscriptions = new Set<Subscription>()
  const channels = () => new Set([...subscriptions].map((subscription) => subscription.channel))

  const reconnecting = reconnectForever({
    watch,
    log,
    open: (onEnd) =>
      openListeningClient({
        connection,
        channels: channels(),
        onMessage(channel, payload) {
          for (const subscription of subscriptions) {
            if (subscription.channel === channel) subscription.onMessage(payload)
          }
        },
        onSilent: () => watch.setAway(),
        onEnd,
      }),
    isNeeded: () => subscriptions.size > 0,
    onReconnect() {
      for (const subscription of subscriptions) subscription.onReconnect()
    },
  })

  const listen: Database['listen'] = async (channel, onMessage, onReconnect) => {
    const subscription = { channel, onMessage, onReconnect }
    subscriptions.add(subscription)
    try {
      const open = await reconnecting.get()
      await open.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      subscriptions.delete(subscription)
      throw error
    }
    return async () => {
      subscriptions.delete(subscription)
      if (channels().has(channel)) return
      const open = await reconnecting.current()
      await open?.query(`UNLISTEN ${pg.escapeIdentifier(channel)}`).catch(() => {})
    }
  }

  const close = async () => {
    reconnecting.stop()
    subscriptions.clear()
    const open = await reconnecting.current()
    await open?.end().catch(() => {})
  }

  return { listen, close }
}

const FIRST_RETRY_MS = 100
const MAX_RETRY_MS = 1_000

interface ReconnectOptions<Client> {
  open: (onEnd: () => void) => Promise<Client>
  isNeeded: () => boolean
  onReconnect: () => void
  watch: ServerWatch
  log: Logger
}

/** Opens the connection on first use and reopens it whenever it is lost, if it is still needed. */
function reconnectForever<Client>(options: ReconnectOptions<Client>) {
  const { open, isNeeded, onReconnect, watch, log } = options
  let client: Promise<Client> | null = null
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  const onEnd = () => {
    client = null
    if (isClosed || !isNeeded()) return
    log.warn('Lost the connection that listens to the database; reconnecting.')
    reconnect(FIRST_RETRY_MS)
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
        if (!isClosed) reconnect(Math.min(delay * 2, MAX_RETRY_MS))
      }
    }, delay)
    retry.unref()
  }

  return {
    get,
    current: async () => (client ? client.catch(() => null) : null),
    stop() {
      isClosed = true
      clearTimeout(retry)
    },
  }
}

const HEARTBEAT_MS = 1_000
const TIMEOUT_MS = 2_000

interface ListeningOptions {
  connection: pg.ClientConfig
  channels: Iterable<string>
  onMessage: (channel: string, payload: string) => void
  /** Called when the server stops answering: the connection is cut, and `onEnd` follows. */
  onSilent: () => void
  onEnd: () => void
}

/** The client sends a query every second, because only this reveals a silently dead connection. */
async function openListeningClient(options: ListeningOptions): Promise<pg.Client> {
  const { connection, channels, onMessage, onSilent, onEnd } = options
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  })
  client.on('notification', ({ channel, payload }) => onMessage(channel, payload ?? ''))
  // The loss is handled by 'end', which always follows; an unhandled 'error' would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    for (const channel of channels) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  let isPinging = false
  const heartbeat = setInterval(async () => {
    // A slow server gets one query at a time, so that no queue of them builds up.
    if (isPinging) return
    isPinging = true
    await client.query('select 1').catch(() => {
      onSilent()
      streamOf(client)?.destroy()
    })
    isPinging = false
  }, HEARTBEAT_MS)
  heartbeat.unref()
  client.on('end', () => {
    clearInterval(heartbeat)
    onEnd()
  })
  return client
}
