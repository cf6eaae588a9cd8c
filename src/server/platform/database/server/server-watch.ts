import pg from 'pg'
import { DatabaseAwayError } from '../errors.ts'

/**
 * Records whether the server is away. Until `setBack`, queries then fail at once instead of each
 * waiting for a connection that does not come.
 */
export function createServerWatch() {
  let isAway = false
  const cutters = new Set<() => void>()
  return {
    get isAway() {
      return isAway
    },
    /** `cut` must abort every query that still waits for an answer. */
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

export function createWatchedPool(config: pg.PoolConfig, watch: ServerWatch): pg.Pool {
  class WatchedPool extends pg.Pool {
    override connect(): Promise<pg.PoolClient>
    override connect(callback: Connected): void
    override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
      if (!watch.isAway) return callback ? void super.connect(callback) : super.connect()
      const error = new DatabaseAwayError('The database server is away.')
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
    // On a silent server, queries would otherwise wait until their time limit.
    for (const client of clients) streamOf(client)?.destroy()
  })
  return pool
}

/** Callers destroy the socket, because `end()` would wait for a server that does not answer. */
export function streamOf(client: pg.ClientBase): { destroy(): void } | undefined {
  return (client as unknown as { connection?: { stream?: { destroy(): void } } }).connection?.stream
}
