import pg from 'pg'
import type { Database } from '../database.ts'
import { createPooledDatabase } from '../pooled-database.ts'
import { type StoreSession, StoreStream } from './store-stream.ts'

/** The store has one session, so queries and transactions take turns on one client. */
export const createSessionPool = (session: StoreSession) =>
  new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    stream: () => new StoreStream(session),
    // Without these values `pg` reads the environment, where they are meant for a server.
    host: 'localhost',
    user: 'postgres',
    database: 'postgres',
    ssl: false,
  })

export function createSessionDatabase(pool: pg.Pool, close: () => Promise<void>): Database {
  const listeners = new Set<{ channel: string; onMessage: (payload: string) => void }>()
  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload }) => {
      for (const listener of listeners) {
        if (listener.channel === channel) listener.onMessage(payload ?? '')
      }
    })
  })
  const listen: Database['listen'] = async (channel, onMessage) => {
    const listener = { channel, onMessage }
    listeners.add(listener)
    await database.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    return async () => void listeners.delete(listener)
  }
  const database = createPooledDatabase(pool, { kind: 'embedded', listen, close })
  return database
}
