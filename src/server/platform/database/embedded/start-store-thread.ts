import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { programPath } from '../../root.ts'
import type { FirstStore } from './first-store.ts'
import type { StoreSession } from './store-stream.ts'

export interface StoreThreadData {
  folder: string
  /** Flushes every commit to disk and creates a missing folder completely or not at all. */
  isDurable: boolean
  /** Spares a missing folder PostgreSQL's own initdb. */
  firstStore?: FirstStore | undefined
}

export interface StoreThread extends StoreSession {
  close(): Promise<void>
}

/** `onLost` is called when the thread ends before `close`. */
export async function startStoreThread(
  workerData: StoreThreadData,
  onLost: (error: unknown) => void = () => {},
): Promise<StoreThread> {
  const source = 'src/server/platform/database/embedded/store-thread.ts'
  const worker = new Worker(programPath('store-thread', source), { workerData })
  // Rejects with the thread's error when the store cannot be opened.
  await once(worker, 'message')

  let isClosing = false
  let failure = new Error('The thread of the database has ended.')
  const thread: StoreThread = {
    stream: null,
    send: (bytes) => worker.postMessage(bytes, [bytes.buffer]),
    async close() {
      isClosing = true
      const ended = once(worker, 'exit')
      worker.postMessage(null)
      await ended
    },
  }
  worker.on('message', (bytes: Uint8Array) => thread.stream?.push(bytes))
  worker.on('error', (error) => {
    failure = error as Error
  })
  worker.on('exit', () => {
    if (isClosing) return
    thread.stream?.destroy(failure)
    onLost(failure)
  })
  return thread
}
