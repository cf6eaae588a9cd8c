import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { bodyLimits } from '#shared/limits.ts'
import { requestErrors } from '#texts/errors/platform.ts'
import { createFrontCache } from '../cache/front-cache.ts'
import type { RenderQueue } from '../overload/render-queue.ts'
import { createOverloadRefusal } from '../overload/request-queue.ts'
import type { Platform } from '../platform.ts'
import { toTrustCheck } from '../security/proxy.ts'
import { badRequest } from './errors.ts'
import { refuseDeepJson } from './read-json.ts'

interface FrameworkOptions {
  unavailablePage: () => string
  onPage: (request: IncomingMessage, status: number) => void
}

export function createFastifyApp(
  platform: Platform,
  { unavailablePage, onPage }: FrameworkOptions,
): FastifyInstance {
  const { config, headers, log, renderQueue } = platform
  const refuseOverload = createOverloadRefusal(headers, unavailablePage)
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: toTrustCheck(config.trustProxy),
    // A route with larger bodies must raise this limit itself.
    bodyLimit: bodyLimits.visitor,
    routerOptions: { maxParamLength: 400, ignoreDuplicateSlashes: false },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    genReqId: readRequestId,
    serverFactory: (next) =>
      createHttpServer(
        refuseTwoHosts(createFrontCache({ ...platform, refuseOverload, onPage }, next), headers),
        renderQueue,
      ),
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers)
      return app.errorHandler(error, request, reply)
    },
  })
  // The contract checks input and answers, so Fastify's own schemas are not used.
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  // Other sites can send text/plain without a preflight, and no form of ours uses it.
  app.removeContentTypeParser('text/plain')
  refuseDeepJson(app)
  app.decorateRequest('visitor', null)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
  })
  return app
}

const SECOND = 1000

/** The largest photo takes this long over a slow line; every other body is a fraction of it. */
const MAX_BODY_MS = 180 * SECOND

/** The limits keep clients from occupying connections by sending or reading slowly. */
export function createHttpServer(
  listener: RequestListener,
  renderQueue: RenderQueue,
  maxBodyMs = MAX_BODY_MS,
): Server {
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 15 * SECOND,
      // `limitBody` limits each body instead, since an uploaded blog may take an hour.
      requestTimeout: 0,
      // Proxies usually close idle connections earlier than this, so the proxy closes them, not we.
      keepAliveTimeout: 75 * SECOND,
      connectionsCheckingInterval: 5 * SECOND,
    },
    (request, response) => {
      limitBody(request, maxBodyMs)
      listener(request, response)
    },
  )
  server.timeout = 120 * SECOND
  server.maxConnections = 4000
  server.maxHeadersCount = 100
  server.on('connection', renderQueue.connectionAccepted)
  return server
}

const bodyTimers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

function limitBody(request: IncomingMessage, maxBodyMs: number) {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (encoding === undefined && (length === undefined || length === '0')) return
  const timer = setTimeout(() => request.socket.destroy(), maxBodyMs)
  bodyTimers.set(request, timer)
  const stop = () => clearTimeout(timer)
  request.once('end', stop).once('close', stop)
}

/** A large upload may take as long as its data moves: `server.timeout` ends idle connections. */
export const allowSlowBody = (request: IncomingMessage) => clearTimeout(bodyTimers.get(request))

/** Browsers take an answer that leaves before their upload has ended for a broken connection. */
export async function drainBody({ body, raw }: Pick<FastifyRequest, 'body' | 'raw'>) {
  if (!(body instanceof Readable)) return
  allowSlowBody(raw)
  await finished(body.resume())
}

/** Accepts no new connections and waits for requests in flight, but no longer than `limitMs`. */
export async function drainServer(
  { server, renderQueue }: { server: Server; renderQueue: RenderQueue },
  limitMs: number,
): Promise<void> {
  // Closing resets connections that the event loop has not accepted yet. The current turn of the
  // loop may have looked for them already, so it does not count.
  await setImmediate()
  await renderQueue.acceptConnections()
  const deadline = setTimeout(() => server.closeAllConnections(), limitMs)
  // `server.close` would also wait for a connection that becomes idle meanwhile.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await new Promise((resolve) => server.close(resolve))
  clearTimeout(deadline)
  clearInterval(sweep)
}

const refusal = () =>
  JSON.stringify(badRequest('request.two_hosts', requestErrors.twoHosts).toProblem())

/** A proxy may have used the other one of two Host headers, so the intended site is unknown. */
function refuseTwoHosts(next: RequestListener, headers: Record<string, string>): RequestListener {
  return (request, response) => {
    if (!hasTwoHosts(request.rawHeaders)) return next(request, response)
    response.writeHead(400, {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
    })
    response.end(refusal())
  }
}

/** `rawHeaders` alternates names and values; the parsed headers contain only the first Host. */
function hasTwoHosts(rawHeaders: string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

const SAFE_ID = /^[\w.-]{8,64}$/

/** One id names a request in every log line; a proxy may have set it already. */
function readRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const requestId = headers['x-request-id']
  return typeof requestId === 'string' && SAFE_ID.test(requestId) ? requestId : randomUUID()
}

export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (request.method === 'GET' || request.method === 'HEAD') request.log.debug(line, 'answered')
    else request.log.info(line, 'answered')
  })
}

/** A path that contains a secret is logged as the pattern of its route. */
function pathOf({ params, routeOptions, url }: FastifyRequest): string | undefined {
  const containsSecret = typeof params === 'object' && params !== null && 'secret' in params
  return containsSecret ? routeOptions.url : url.split('?')[0]
}
