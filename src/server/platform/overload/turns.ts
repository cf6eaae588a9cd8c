import { setImmediate } from 'node:timers/promises'

/** Work must go on even when newcomers never stop. */
const MOST_TURNS = 50
/** Whoever would wait longer for a turn is better told to come back. */
const LONG_WAIT_MS = 300
/** How much the latest turn counts in what one is expected to take. */
const FORGETTING = 0.1

/**
 * Drawing a page keeps the event loop for milliseconds, and the loop takes in one new connection
 * a turn. Drawing one page after the other would leave newcomers in the system's queue, unseen,
 * where nobody tells them to come back later. So: one drawing at a time, and before each of them
 * everybody at the door is let in.
 */
export function createTurns() {
  let newcomers = 0
  let last: Promise<void> = Promise.resolve()
  let waiting = 0
  let turnMs = 0
  let tookAt = 0

  const letIn = async () => {
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      const before = newcomers
      await setImmediate()
      if (newcomers === before) return
    }
  }

  return {
    /** For each new connection. */
    somebodyCame() {
      newcomers += 1
    },
    letIn,
    /** Waits until the caller may do something long. */
    take(): Promise<void> {
      if (waiting === 0) tookAt = performance.now()
      waiting += 1
      last = last.then(letIn).then(() => {
        const now = performance.now()
        turnMs += (now - tookAt - turnMs) * FORGETTING
        tookAt = now
        waiting -= 1
      })
      return last
    },
    /** True while those who wait have so much to do that a newcomer would wait too long. */
    isBehind: () => waiting * turnMs > LONG_WAIT_MS,
  }
}

export type Turns = ReturnType<typeof createTurns>
