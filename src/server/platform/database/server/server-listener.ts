import pg from 'pg'
import type { Logger } from '../../process/logger.ts'
import type { Database } from '../database.ts'
import { keepConnection } from './kept-connection.ts'
import { openListeningClient } from './listening-client.ts'
import type { ServerWatch } from './server-watch.ts'

interface Subscription {
  channel: string
  onMessage: (payload: string) => void
  onReconnect: () => void
}

/**
 * One connection of its own for LISTEN: a lost one is made anew, listens again to every channel
 * and tells the subscribers, who may have missed messages meanwhile. Being always connected, it is
 * also the one to notice that the server is away, and that it is back.
 */
export function createServerListener(connection: pg.ClientConfig, log: Logger, watch: ServerWatch) {
  const subscriptions = new Set<Subscription>()
  const channels = () => new Set([...subscriptions].map((subscription) => subscription.channel))

  const kept = keepConnection({
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
      const open = await kept.get()
      await open.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      subscriptions.delete(subscription)
      throw error
    }
    return async () => {
      subscriptions.delete(subscription)
      if (channels().has(channel)) return
      const open = await kept.current()
      await open?.query(`UNLISTEN ${pg.escapeIdentifier(channel)}`).catch(() => {})
    }
  }

  const close = async () => {
    kept.stop()
    subscriptions.clear()
    const open = await kept.current()
    await open?.end().catch(() => {})
  }

  return { listen, close }
}
