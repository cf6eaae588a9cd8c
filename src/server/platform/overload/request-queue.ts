import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { overloaded } from '../http/errors.ts'

interface QueueLimits {
  maxInFlight: number
  maxWaiting: number
  maxWaitMs: number
  /** A body that takes longer to arrive waits without a place. */
  maxSendMs: number
}

/**
 * So many requests at once, a short queue, and for the rest a quick refusal: those that are
 * admitted stay fast. A place is for work, so it is given back as soon as the answer begins; a
 * slow reader or sender holds none.
 */
export function createRequestQueue(
  { maxInFlight, maxWaiting, maxWaitMs, maxSendMs }: QueueLimits,
  /** Called when an answer is about to begin. */
  beforeAnswer: (response: ServerResponse) => void = () => {},
) {
  const waiting = new Set<() => void>()
  const counts = { inFlight: 0, refused: 0 }
  const hasPlace = () => counts.inFlight < maxInFlight

  const admit = (request: IncomingMessage, response: ServerResponse, next: RequestListener) => {
    counts.inFlight += 1
    whenWorkEnds(request, response, maxSendMs, () => {
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

/** Once: when the answer begins, the caller has left, or its body does not come. */
function whenWorkEnds(
  request: IncomingMessage,
  response: ServerResponse,
  maxSendMs: number,
  callBack: () => void,
) {
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    clearTimeout(slow)
    callBack()
  }
  const slow = setTimeout(() => {
    if (!request.complete) end()
  }, maxSendMs)
  slow.unref()
  response.once('close', end)
  onAnswer(response, end)
}

/** Node has no event for the moment when an answer begins. */
function onAnswer(response: ServerResponse, callBack: (response: ServerResponse) => void) {
  const { writeHead } = response
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    callBack(response)
    return writeHead.apply(response, args)
  }) as typeof writeHead
}

export type RequestQueue = ReturnType<typeof createRequestQueue>

/** A person in front of a browser, not a program. */
export function wantsPage(request: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const accepts = request.headers.accept ?? ''
  return !request.url?.startsWith('/api') && accepts.includes('text/html')
}

/** The quick answer when there are more requests than can be served: come back in a second. */
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
