import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { Logger } from '../process/logger.ts'

const CHANNEL = 'content_changed'
const RETRY_MS = 500

/** Tells this process and, through the database, every other one that content changed. */
export async function createChangeFeed(database: Database, log: Logger) {
  const me = randomUUID()
  const listeners = new Set<() => void>()
  let isClosed = false
  const tellHere = () => {
    for (const listener of listeners) listener()
  }
  // A message may have been missed while the line was down, so a reconnect counts as a change.
  const stop = await database.listen(
    CHANNEL,
    (sender) => {
      if (sender !== me) tellHere()
    },
    tellHere,
  )

  const tellOthers = async (): Promise<void> => {
    try {
      await database.notify(CHANNEL, me)
    } catch (error) {
      if (isClosed) return
      log.warn({ err: error }, 'could not tell other processes of a change; trying again')
      setTimeout(tellOthers, RETRY_MS).unref()
    }
  }

  return {
    onChange(listener: () => void) {
      listeners.add(listener)
    },
    async announce() {
      tellHere()
      if (database.kind === 'server') await tellOthers()
    },
    async close() {
      isClosed = true
      await stop()
    },
  }
}

export type ChangeFeed = Awaited<ReturnType<typeof createChangeFeed>>
