import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { RequestQueue } from '../overload/request-queue.ts'
import type { Lifecycle } from '../process/lifecycle.ts'
import type { PublicCache } from './public-cache.ts'
import { sendCached } from './send-cached.ts'

interface FrontCacheOptions {
  cache: PublicCache
  photoCache: PublicCache
  requestQueue: RequestQueue
  lifecycle: Lifecycle
  /** Called for each page sent from here: its route never sees the request. */
  onPage: (request: IncomingMessage, status: number) => void
  refuseOverload: RequestListener
}

/** Monitoring must get an answer above all when the process is busy. */
const MONITORING = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Runs before the framework: a cached answer, the same for every visitor, is sent at once; every
 * other request goes to its route as soon as the queue admits it.
 */
export function createFrontCache(
  options: FrontCacheOptions,
  next: RequestListener,
): RequestListener {
  const { cache, photoCache, requestQueue, lifecycle, onPage, refuseOverload } = options
  return (request: IncomingMessage, response: ServerResponse) => {
    // Closes the connection, so that the client's next request reaches another process.
    if (lifecycle.isDraining) response.shouldKeepAlive = false
    const url = request.url ?? ''
    if (request.method === 'GET' || request.method === 'HEAD') {
      const answer = cache.findByUrl(url) ?? photoCache.findByUrl(url)
      if (answer) {
        if (answer.isPage) onPage(request, answer.status)
        return sendCached(request, response, answer)
      }
      if (MONITORING.has(url)) return next(request, response)
    }
    requestQueue.add(request, response, next, refuseOverload)
  }
}
