import pg from 'pg'
import type { Logger } from '../../process/logger.ts'
import type { Database } from '../database.ts'
import { type ServerWatch, streamOf } from './server-watch.ts'

interface Subscription {
  channel: string
  onMessage: (payload: string) => void
  onReconnect: () => void
}

const firstRetry = 100
const longestRetry = 1_000
const heartbeatEvery = 1_000
const patience = 2_000

/**
 * One connection of its own for LISTEN, kept alive: a lost one is made anew, listens again
 * to every channel and tells the subscribers, who may have missed messages meanwhile. Being always
 * connected, it is also the one to notice that the server is away, and that it is back.
 */
export function createServerListener(connection: pg.ClientConfig, log: Logger, watch: ServerWatch) {
  const subscriptions = new Set<Subscription>()
  let client: Promise<pg.Client> | null = null
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  const connect = async (): Promise<pg.Client> => {
    const fresh = new pg.Client({
      ...connection,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    })
    fresh.on('notification', ({ channel, payload }) => {
      for (const subscription of subscriptions) {
        if (subscription.channel === channel) subscription.onMessage(payload ?? '')
      }
    })
    // Reported by 'end', which always follows; unhandled it would end the process.
    fresh.on('error', () => {})
    await fresh.connect()
    try {
      for (const channel of channels()) await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await fresh.end().catch(() => {})
      throw error
    }

    // A silently dead connection is only noticed by asking it something.
    const heartbeat = setInterval(() => {
      fresh.query('select 1').catch(() => {
        watch.setAway()
        streamOf(fresh)?.destroy()
      })
    }, heartbeatEvery)
    heartbeat.unref()
    fresh.on('end', () => {
      clearInterval(heartbeat)
      client = null
      if (isClosed || subscriptions.size === 0) return
      log.warn('The connection that listens to the database was lost; connecting again.')
      reconnect(firstRetry)
    })
    return fresh
  }

  const reconnect = (delay: number) => {
    retry = setTimeout(async () => {
      try {
        await connected()
        watch.setBack()
        log.info('Listening to the database again.')
        for (const subscription of subscriptions) subscription.onReconnect()
      } catch {
        watch.setAway()
        if (!isClosed) reconnect(Math.min(delay * 2, longestRetry))
      }
    }, delay)
    retry.unref()
  }

  const connected = () => {
    client ??= connect().catch((error: unknown) => {
      client = null
      throw error
    })
    return client
  }

  const channels = () => new Set([...subscriptions].map((subscription) => subscription.channel))

  const listen: Database['listen'] = async (channel, onMessage, onReconnect) => {
    const subscription = { channel, onMessage, onReconnect }
    subscriptions.add(subscription)
    try {
      const open = await connected()
      await open.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      subscriptions.delete(subscription)
      throw error
    }
    return async () => {
      subscriptions.delete(subscription)
      if (channels().has(channel)) return
      const open = await client?.catch(() => null)
      await open?.query(`UNLISTEN ${pg.escapeIdentifier(channel)}`).catch(() => {})
    }
  }

  const close = async () => {
    isClosed = true
    clearTimeout(retry)
    subscriptions.clear()
    const open = await client?.catch(() => null)
    await open?.end().catch(() => {})
  }

  return { listen, close }
}
