import { createServer, type RequestListener, type Server } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import type { RenderQueue } from '../overload/render-queue.ts'

const SECOND = 1000

/** No client holds a connection for nothing, however slowly it sends or reads. */
export function openServer(listener: RequestListener, renderQueue: RenderQueue): Server {
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 15 * SECOND,
      // The largest photo over a slow line; everything else is a fraction of it.
      requestTimeout: 180 * SECOND,
      // Longer than the usual proxy keeps an idle connection, so that it is the one to close it.
      keepAliveTimeout: 75 * SECOND,
      connectionsCheckingInterval: 5 * SECOND,
    },
    listener,
  )
  // A connection on which nothing moves, while an answer is made or sent.
  server.timeout = 120 * SECOND
  server.maxConnections = 4000
  server.maxHeadersCount = 100
  server.on('connection', renderQueue.connectionAccepted)
  return server
}

/** Accepts no connection any more and waits for requests in flight, but not for ever. */
export async function finishRequests(
  { server, renderQueue }: { server: Server; renderQueue: RenderQueue },
  limitMs: number,
): Promise<void> {
  // Closing resets connections that the event loop has not accepted yet; the turn that is under
  // way may already have looked for them, so it does not count.
  await setImmediate()
  await renderQueue.acceptConnections()
  const hurry = setTimeout(() => server.closeAllConnections(), limitMs)
  // A connection that falls idle while closing would be waited for, too.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await new Promise((resolve) => server.close(resolve))
  clearTimeout(hurry)
  clearInterval(sweep)
}
