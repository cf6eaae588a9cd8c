import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Gate } from '../overload/gate.ts'
import type { Lifecycle } from '../process/lifecycle.ts'
import type { PublicCache } from './public-cache.ts'
import { sendCached } from './send-cached.ts'

interface FrontDoor {
  cache: PublicCache
  photoCache: PublicCache
  gate: Gate
  lifecycle: Lifecycle
  /** Sends somebody away for a moment. */
  refuse: RequestListener
}

/** Whoever watches over the diary must get an answer most of all when it is busy. */
const WATCHERS = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Stands before the framework: an answer that is ready and the same for everybody goes out at
 * once, everything else goes on to its route as soon as there is a place for it.
 */
export function createFrontDoor(
  { cache, photoCache, gate, lifecycle, refuse }: FrontDoor,
  next: RequestListener,
): RequestListener {
  return (request: IncomingMessage, response: ServerResponse) => {
    // The caller's next request shall find another process.
    if (lifecycle.isDraining) response.shouldKeepAlive = false
    const url = request.url ?? ''
    if (request.method === 'GET' || request.method === 'HEAD') {
      const answer = cache.findByUrl(url) ?? photoCache.findByUrl(url)
      if (answer) return sendCached(request, response, answer)
      if (WATCHERS.has(url)) return next(request, response)
    }
    gate.pass(request, response, next, refuse)
  }
}
