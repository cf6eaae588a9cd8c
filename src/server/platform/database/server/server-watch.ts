import pg from 'pg'
import { DatabaseAway } from '../errors.ts'

/**
 * What is known about the server. Once it is known to be away, queries fail at once instead of
 * each waiting for a connection that does not come, until `setBack`.
 */
export function createServerWatch() {
  let isAway = false
  const cutters = new Set<() => void>()
  return {
    get isAway() {
      return isAway
    },
    /** Called once for the server going away: cuts what still waits for an answer. */
    onAway(cut: () => void) {
      cutters.add(cut)
    },
    setAway() {
      if (isAway) return
      isAway = true
      for (const cut of cutters) cut()
    },
    setBack() {
      isAway = false
    },
  }
}

export type ServerWatch = ReturnType<typeof createServerWatch>

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** A pool that does not try while the server is known to be away. */
export function createWatchedPool(config: pg.PoolConfig, watch: ServerWatch): pg.Pool {
  class WatchedPool extends pg.Pool {
    override connect(): Promise<pg.PoolClient>
    override connect(callback: Connected): void
    override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
      if (!watch.isAway) return callback ? void super.connect(callback) : super.connect()
      const error = new DatabaseAway('The database server is away.')
      if (!callback) return Promise.reject(error)
      callback(error, undefined, () => {})
      return undefined
    }
  }
  const pool = new WatchedPool(config)
  const clients = new Set<pg.PoolClient>()
  pool.on('connect', (client) => clients.add(client))
  pool.on('remove', (client) => clients.delete(client))
  watch.onAway(() => {
    // A silent server would otherwise keep its askers until their time limit.
    for (const client of clients) streamOf(client)?.destroy()
  })
  return pool
}

/** Ending politely would wait for a server that does not answer. */
export function streamOf(client: pg.ClientBase): { destroy(): void } | undefined {
  return (client as unknown as { connection?: { stream?: { destroy(): void } } }).connection?.stream
}
