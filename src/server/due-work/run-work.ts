import { setImmediate } from 'node:timers/promises'
import type { Logger } from '../platform/process/logger.ts'
import type { Work } from './work.ts'

/** Does one kind of work, one run at a time. */
export function createRunner(work: Work, log: Logger) {
  const counts = { done: 0, failed: 0 }
  let running: Promise<void> | null = null
  let isWantedAgain = false
  let isStopped = false

  function fail(error: unknown) {
    counts.failed += 1
    log.error({ err: error, kind: work.kind }, 'due work failed; it will be tried again')
  }

  async function isDone(item: unknown): Promise<boolean> {
    try {
      return await work.claimAndDo(item)
    } catch (error) {
      fail(error)
      return false
    }
  }

  async function doPortion(): Promise<number> {
    let done = 0
    for (const item of await work.listDue()) {
      if (isStopped) break
      if (await isDone(item)) done += 1
      // The embedded store answers without ever leaving this thread to those who read.
      await setImmediate()
    }
    counts.done += done
    if (done > 0) await work.whenDone?.()
    return done
  }

  async function doAll() {
    try {
      do {
        isWantedAgain = false
        // What failed is left to the next tick, or one bad item would keep the loop busy.
        while (!isStopped && (await doPortion()) > 0);
      } while (isWantedAgain && !isStopped)
    } catch (error) {
      fail(error)
    } finally {
      running = null
    }
  }

  return {
    work,
    counts,
    run(): Promise<void> {
      isWantedAgain = true
      running ??= isStopped ? null : doAll()
      return running ?? Promise.resolve()
    },
    /** What is begun is finished, nothing else is begun. */
    async stop() {
      isStopped = true
      work.stop?.()
      await running
    },
  }
}

export type Runner = ReturnType<typeof createRunner>
