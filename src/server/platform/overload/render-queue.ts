import { setImmediate } from 'node:timers/promises'
import { overloaded } from '../http/errors.ts'

const AT_ONCE = 4
/** Rendering must continue even when new connections never stop. */
const MAX_TURNS = 50
/** A page that has waited longer is refused with a 503 and a retry-after. */
const MAX_WAIT_MS = 300

interface Waiting {
  since: number
  start: () => void
  refuse: (error: Error) => void
}

/**
 * Rendering a page blocks the event loop for milliseconds, and the loop accepts one new connection
 * a turn. Rendering page after page would leave new connections in the system's backlog, where load
 * shedding cannot see them. So only a few pages are rendered at a time, and before each of them the
 * loop accepts every waiting connection.
 */
export function createRenderQueue(maxWaitMs = MAX_WAIT_MS) {
  const waiting: Waiting[] = []
  const counts = { refused: 0 }
  let accepted = 0
  let running = 0

  const acceptConnections = async () => {
    for (let turn = 0; turn < MAX_TURNS; turn++) {
      const before = accepted
      await setImmediate()
      if (accepted === before) return
    }
  }

  const releasePlace = () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (performance.now() - next.since < maxWaitMs) return next.start()
      counts.refused += 1
      next.refuse(overloaded())
    }
    running -= 1
  }

  const acquirePlace = () => {
    if (running < AT_ONCE) {
      running += 1
      return
    }
    return new Promise<void>((start, refuse) =>
      waiting.push({ since: performance.now(), start, refuse }),
    )
  }

  return {
    counts,
    connectionAccepted() {
      accepted += 1
    },
    acceptConnections,
    async run<T>(render: () => Promise<T>): Promise<T> {
      await acquirePlace()
      try {
        await acceptConnections()
        return await render()
      } finally {
        releasePlace()
      }
    },
  }
}

export type RenderQueue = ReturnType<typeof createRenderQueue>
