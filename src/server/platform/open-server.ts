import { createServer, type RequestListener, type Server } from 'node:http'
import { setImmediate } from 'node:timers/promises'

const SECOND = 1000
/** For callers who never stop coming. */
const LET_IN_MS = 2 * SECOND

/** Nobody holds a connection for nothing, however slowly they send or read. */
export function openServer(listener: RequestListener): Server {
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
  return server
}

/**
 * Lets nobody in any more and waits for those who are being answered, but not for ever. This
 * comes before the framework closes: pages are drawn with its own routes, which it closes first.
 */
export async function finishRequests(server: Server, limitMs: number): Promise<void> {
  await letInWhoHasConnected(server)
  const hurry = setTimeout(() => server.closeAllConnections(), limitMs)
  // A connection that falls idle while closing would be waited for, too.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await new Promise((resolve) => server.close(resolve))
  clearTimeout(hurry)
  clearInterval(sweep)
}

/**
 * One connection is taken in a turn of the event loop, and closing resets those still in the
 * queue: a turn without anybody new says that it is empty.
 */
async function letInWhoHasConnected(server: Server): Promise<void> {
  let quietTurns = 0
  const somebodyCame = () => {
    quietTurns = 0
  }
  server.on('connection', somebodyCame)
  const latest = performance.now() + LET_IN_MS
  while (quietTurns < 2 && performance.now() < latest) {
    quietTurns += 1
    await setImmediate()
  }
  server.off('connection', somebodyCame)
}
