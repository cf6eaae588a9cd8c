import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

interface GateLimits {
  maxInFlight: number
  maxWaiting: number
  maxWaitMs: number
}

interface Waiter {
  enter(): void
}

/** Whoever sends a body slower than this waits without a place. */
const SLOW_SENDER_MS = 2000

/**
 * So many requests at once, a short queue, and for the rest a quick answer to come back later:
 * those that are let in stay fast. A place is for work, so it is given back as soon as the answer
 * begins; a slow reader or sender holds none.
 */
export function createGate(
  { maxInFlight, maxWaiting, maxWaitMs }: GateLimits,
  /** Called when an answer is about to begin. */
  beforeAnswer: (response: ServerResponse) => void = () => {},
) {
  const waiting = new Set<Waiter>()
  const counts = { inFlight: 0, refused: 0 }

  const hasPlace = () => counts.inFlight < maxInFlight

  const leave = () => {
    counts.inFlight -= 1
    for (const next of waiting) {
      if (!hasPlace()) return
      next.enter()
    }
  }

  const work = (request: IncomingMessage, response: ServerResponse, next: RequestListener) => {
    counts.inFlight += 1
    let isDone = false
    const done = () => {
      if (isDone) return
      isDone = true
      clearTimeout(slow)
      leave()
    }
    const slow = setTimeout(() => {
      if (!request.complete) done()
    }, SLOW_SENDER_MS)
    slow.unref()
    response.once('close', done)
    const writeHead = response.writeHead
    response.writeHead = ((...args: Parameters<typeof writeHead>) => {
      done()
      beforeAnswer(response)
      return writeHead.apply(response, args)
    }) as typeof writeHead
    next(request, response)
  }

  return {
    counts,
    waiting: () => waiting.size,
    pass(
      request: IncomingMessage,
      response: ServerResponse,
      next: RequestListener,
      refuse: RequestListener,
    ) {
      if (hasPlace()) return work(request, response, next)
      if (waiting.size >= maxWaiting) {
        counts.refused += 1
        return refuse(request, response)
      }
      const stopWaiting = () => {
        waiting.delete(waiter)
        clearTimeout(timer)
        response.off('close', stopWaiting)
      }
      const waiter: Waiter = {
        enter() {
          stopWaiting()
          work(request, response, next)
        },
      }
      const timer = setTimeout(() => {
        stopWaiting()
        counts.refused += 1
        refuse(request, response)
      }, maxWaitMs)
      waiting.add(waiter)
      response.once('close', stopWaiting)
    },
  }
}

export type Gate = ReturnType<typeof createGate>
