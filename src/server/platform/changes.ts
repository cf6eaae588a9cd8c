import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from './database/database.ts'
import type { Logger } from './process/log.ts'

const CHANNEL = 'content_changed'
const RETRY_MS = 500

/** `additive` means that everything visitors saw before is still visible; `any` means unknown. */
export type ContentChange = 'additive' | 'any'

/** Notifies this process and, through the database, every other one that content changed. */
export async function createChangeFeed(database: Database, log: Logger) {
  const processId = randomUUID()
  const listeners = new Set<(change: ContentChange) => void>()
  let isClosed = false
  const emit = (change: ContentChange) => {
    for (const listener of listeners) listener(change)
  }
  // A message may have been missed while the line was down, so a reconnect counts as a change.
  const stop = await database.listen(
    CHANNEL,
    (message) => {
      const [sender, change] = message.split(' ')
      if (sender !== processId) emit(change === 'additive' ? change : 'any')
    },
    () => emit('any'),
  )

  const notifyOthers = async (change: ContentChange): Promise<void> => {
    try {
      await database.notify(CHANNEL, `${processId} ${change}`)
    } catch (error) {
      if (isClosed) return
      log.warn({ err: error }, 'could not tell other processes of a change; trying again')
      setTimeout(notifyOthers, RETRY_MS, change).unref()
    }
  }

  return {
    onChange(listener: (change: ContentChange) => void) {
      listeners.add(listener)
    },
    memoize<T>(read: () => Promise<T>) {
      const known = memoize(read)
      listeners.add(known.forget)
      return known
    },
    /** Invalidates only what this process has cached. */
    invalidateLocally: () => emit('any'),
    async announce(change: ContentChange = 'any') {
      emit(change)
      if (database.kind === 'server') await notifyOthers(change)
    },
    async close() {
      isClosed = true
      await stop()
    },
  }
}

export type ChangeFeed = Awaited<ReturnType<typeof createChangeFeed>>

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
const additive = new WeakSet<FastifyRequest>()

export const markWriteAdditive = (request: FastifyRequest) => void additive.add(request)

/** Empties the public cache before the answer to a successful write leaves. */
export function announceChangeAfterWrites(scope: FastifyInstance, changes: ChangeFeed) {
  scope.addHook('onSend', async (request, reply) => {
    if (READS.has(request.method) || reply.statusCode >= 400) return
    await changes.announce(additive.has(request) ? 'additive' : 'any')
  })
}

/** Caches the result of a read until `forget`; a failed read is repeated. */
export function memoize<T>(read: () => Promise<T>) {
  let known: Promise<T> | null = null
  return {
    get(): Promise<T> {
      if (!known) {
        const reading = read()
        known = reading
        reading.catch(() => {
          if (known === reading) known = null
        })
      }
      return known
    },
    forget() {
      known = null
    },
  }
}
