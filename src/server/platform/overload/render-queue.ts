import { setImmediate } from 'node:timers/promises'

/** While one page waits for its data another can be drawn. */
const AT_ONCE = 4
/** Rendering goes on even when new connections never stop. */
const MOST_TURNS = 50

/**
 * Drawing a page blocks the event loop for milliseconds, and the loop accepts one new connection a
 * turn. Drawing page after page would leave new connections in the system's backlog, where load
 * shedding cannot see them. So a few pages at a time, and before each of them the loop accepts
 * every connection that waits.
 */
export function createRenderQueue() {
  const waiting: (() => void)[] = []
  let accepted = 0
  let running = 0

  const acceptConnections = async () => {
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      const before = accepted
      await setImmediate()
      if (accepted === before) return
    }
  }

  return {
    /** For each new connection. */
    connectionAccepted() {
      accepted += 1
    },
    acceptConnections,
    async run<T>(render: () => Promise<T>): Promise<T> {
      // Whoever finishes hands its place to the next one.
      if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
      else running += 1
      try {
        await acceptConnections()
        return await render()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}

export type RenderQueue = ReturnType<typeof createRenderQueue>
