import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { Logger } from '../process/logger.ts'
import { readOnce } from './read-once.ts'

const CHANNEL = 'content_changed'
const RETRY_MS = 500

/** After an additive one, visitors see all that they saw before; of others nobody knows. */
export type Change = 'additive' | 'any'

/** Tells this process and, through the database, every other one that content changed. */
export async function createChangeFeed(database: Database, log: Logger) {
  const me = randomUUID()
  const listeners = new Set<(change: Change) => void>()
  let isClosed = false
  const tellHere = (change: Change) => {
    for (const listener of listeners) listener(change)
  }
  // A message may have been missed while the line was down, so a reconnect counts as a change.
  const stop = await database.listen(
    CHANNEL,
    (message) => {
      const [sender, change] = message.split(' ')
      if (sender !== me) tellHere(change === 'additive' ? change : 'any')
    },
    () => tellHere('any'),
  )

  const tellOthers = async (change: Change): Promise<void> => {
    try {
      await database.notify(CHANNEL, `${me} ${change}`)
    } catch (error) {
      if (isClosed) return
      log.warn({ err: error }, 'could not tell other processes of a change; trying again')
      setTimeout(tellOthers, RETRY_MS, change).unref()
    }
  }

  return {
    onChange(listener: (change: Change) => void) {
      listeners.add(listener)
    },
    /** Read when first asked for, and again after each change. */
    readOnce<T>(read: () => Promise<T>) {
      const known = readOnce(read)
      listeners.add(known.forget)
      return known
    },
    async announce(change: Change = 'any') {
      tellHere(change)
      if (database.kind === 'server') await tellOthers(change)
    },
    async close() {
      isClosed = true
      await stop()
    },
  }
}

export type ChangeFeed = Awaited<ReturnType<typeof createChangeFeed>>
