import { createServer, type RequestListener, type Server } from 'node:http'

const SECOND = 1000

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
