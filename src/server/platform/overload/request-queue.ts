import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { overloaded } from '../http/errors.ts'

interface QueueLimits {
  maxInFlight: number
  maxWaiting: number
  maxWaitMs: number
  /** A request whose body takes longer to arrive loses its place to another one. */
  maxSendMs: number
}

/**
 * Admits a number of requests at once, lets a few wait and refuses the rest quickly, so that
 * admitted requests stay fast. A place is for work and is released as soon as the answer starts, so
 * a slow reader or sender occupies none.
 */
export function createRequestQueue(
  { maxInFlight, maxWaiting, maxWaitMs, maxSendMs }: QueueLimits,
  beforeAnswer: (response: ServerResponse) => void = () => {},
) {
  const waiting = new Set<() => void>()
  const counts = { inFlight: 0, refused: 0 }
  const hasPlace = () => counts.inFlight < maxInFlight

  const admit = (request: IncomingMessage, response: ServerResponse, next: RequestListener) => {
    counts.inFlight += 1
    onWorkEnd(request, response, maxSendMs, () => {
      counts.inFlight -= 1
      for (const admitNext of waiting) {
        if (!hasPlace()) return
        admitNext()
      }
    })
    onAnswer(response, beforeAnswer)
    next(request, response)
  }

  return {
    counts,
    waiting: () => waiting.size,
    add(
      request: IncomingMessage,
      response: ServerResponse,
      next: RequestListener,
      refuse: RequestListener,
    ) {
      if (hasPlace()) return admit(request, response, next)
      const refuseNow = () => {
        counts.refused += 1
        refuse(request, response)
      }
      if (waiting.size >= maxWaiting) return refuseNow()
      const stopWaiting = () => {
        waiting.delete(admitWaiting)
        clearTimeout(timer)
        response.off('close', stopWaiting)
      }
      const admitWaiting = () => {
        stopWaiting()
        admit(request, response, next)
      }
      const timer = setTimeout(() => {
        stopWaiting()
        refuseNow()
      }, maxWaitMs)
      waiting.add(admitWaiting)
      response.once('close', stopWaiting)
    },
  }
}

/** Calls back once: when the answer starts, the client leaves or the body is too slow. */
function onWorkEnd(
  request: IncomingMessage,
  response: ServerResponse,
  maxSendMs: number,
  callback: () => void,
) {
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    clearTimeout(slow)
    callback()
  }
  const slow = setTimeout(() => {
    if (!request.complete) end()
  }, maxSendMs)
  slow.unref()
  response.once('close', end)
  onAnswer(response, end)
}

/** Node has no event for the moment when an answer begins. */
function onAnswer(response: ServerResponse, callback: (response: ServerResponse) => void) {
  const { writeHead } = response
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    callback(response)
    return writeHead.apply(response, args)
  }) as typeof writeHead
}

export type RequestQueue = ReturnType<typeof createRequestQueue>

export function wantsPage(request: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const accepts = request.headers.accept ?? ''
  return !request.url?.startsWith('/api') && accepts.includes('text/html')
}

export function createOverloadRefusal(
  headers: Record<string, string>,
  unavailablePage: () => string,
): RequestListener {
  return (request, response) => {
    const problem = overloaded()
    const isPage = wantsPage(request)
    response.writeHead(503, {
      ...headers,
      ...problem.headers,
      'cache-control': 'no-store',
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    })
    response.end(isPage ? unavailablePage() : JSON.stringify(problem.toProblem()))
  }
}
