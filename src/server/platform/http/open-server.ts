import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import type { RenderQueue } from '../overload/render-queue.ts'

const SECOND = 1000

/** No client holds a connection for nothing, however slowly it sends or reads. */
export function openServer(listener: RequestListener, renderQueue: RenderQueue): Server {
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 15 * SECOND,
      // Bodies are timed one by one, since an uploaded blog may take an hour.
      requestTimeout: 0,
      // Longer than the usual proxy keeps an idle connection, so that it is the one to close it.
      keepAliveTimeout: 75 * SECOND,
      connectionsCheckingInterval: 5 * SECOND,
    },
    (request, response) => {
      limitBody(request)
      listener(request, response)
    },
  )
  // A connection on which nothing moves, while an answer is made or sent.
  server.timeout = 120 * SECOND
  server.maxConnections = 4000
  server.maxHeadersCount = 100
  server.on('connection', renderQueue.connectionAccepted)
  return server
}

/** The largest photo over a slow line; every other body is a fraction of it. */
const MOST_BODY_MS = 180 * SECOND
const bodyTimers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

function limitBody(request: IncomingMessage) {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (encoding === undefined && (length === undefined || length === '0')) return
  const timer = setTimeout(() => request.socket.destroy(), MOST_BODY_MS)
  bodyTimers.set(request, timer)
  const stop = () => clearTimeout(timer)
  request.once('end', stop).once('close', stop)
}

/** For large uploads: these take as long as they move, since `server.timeout` ends idle connections. */
export const allowSlowBody = (request: IncomingMessage) => clearTimeout(bodyTimers.get(request))

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
