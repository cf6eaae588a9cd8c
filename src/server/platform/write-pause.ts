import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Database } from './database/database.ts'
import { createWithWriteLock, isWriteLocked, type WithWriteLock } from './database/write-lock.ts'
import { storeBusy, writesPaused } from './http/errors.ts'

const CHANNEL = 'write_pause'
/** Writes in progress get this long to finish; if a slow upload takes longer, the pause fails. */
const PATIENCE_MS = 15_000
/** The process that paused the writes may have been killed, so others check its lock again. */
const CHECK_AGAIN_MS = 2000
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

interface Worker {
  pause(): Promise<unknown>
  resume(): void
}

/** Refuses writes while a restore replaces everything, because they would be lost; reads go on. */
export async function createWritePause(database: Database) {
  const processId = randomUUID()
  const workers: Worker[] = []
  const writing = new Set<object>()
  let onWriteEnd = () => {}
  let isOn = false
  let check: NodeJS.Timeout | undefined

  function pauseWorkers() {
    isOn = true
    return Promise.all(workers.map((worker) => worker.pause()))
  }
  function resumeWorkers() {
    clearInterval(check)
    if (!isOn) return
    isOn = false
    for (const worker of workers) worker.resume()
  }

  /** Pauses this process for as long as another one has the write lock. */
  async function follow() {
    if (!(await isWriteLocked(database))) return resumeWorkers()
    if (isOn) return
    check = setInterval(() => void follow().catch(() => {}), CHECK_AGAIN_MS).unref()
    await pauseWorkers()
  }
  let isMine = false
  const handleMessage = () => void (isMine || follow().catch(() => {}))
  const stopListening =
    database.kind === 'server'
      ? await database.listen(
          CHANNEL,
          (sender) => void (sender === processId || handleMessage()),
          handleMessage,
        )
      : async () => {}
  const notifyOthers = async () => {
    if (database.kind === 'server') await database.notify(CHANNEL, processId)
  }

  const waitForWrites = () =>
    new Promise<void>((resolve) => {
      onWriteEnd = () => void (writing.size === 0 && resolve())
      onWriteEnd()
    })

  const runExclusively: WithWriteLock = async (job) => {
    if (isOn) throw storeBusy()
    isMine = true
    const pausing = pauseWorkers()
    try {
      return await createWithWriteLock(database)(async (store) => {
        await notifyOthers()
        await withTimeout(Promise.all([pausing, waitForWrites()]))
        return job(store)
      })
    } finally {
      isMine = false
      resumeWorkers()
      // A process that misses this message notices the released lock at its next check.
      await notifyOthers().catch(() => {})
    }
  }

  return {
    runExclusively,
    addWorker: (worker: Worker) => void workers.push(worker),
    /** The caller must call the returned function when the write has ended. */
    startWriting() {
      if (isOn) throw writesPaused()
      const write = {}
      writing.add(write)
      return () => {
        writing.delete(write)
        onWriteEnd()
      }
    },
    async close() {
      clearInterval(check)
      await stopListening()
    },
  }
}

export type WritePause = Awaited<ReturnType<typeof createWritePause>>

async function withTimeout(work: Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(storeBusy()), PATIENCE_MS)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

export function refuseWritesWhilePaused(app: FastifyInstance, pause: WritePause) {
  app.addHook('onRequest', async ({ method }, reply) => {
    if (!READS.has(method)) reply.raw.once('close', pause.startWriting())
  })
}
