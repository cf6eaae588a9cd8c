import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { PublicCache } from './public-cache.ts'
import { sendCached } from './send-cached.ts'

/**
 * Stands before the framework: an answer that is ready and the same for everybody
 * goes out at once, everything else goes on to its route.
 */
export function createFrontDoor(cache: PublicCache, next: RequestListener): RequestListener {
  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      const answer = cache.findByUrl(request.url ?? '')
      if (answer) return sendCached(request, response, answer)
    }
    next(request, response)
  }
}
