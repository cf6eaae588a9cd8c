import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from './database/database.ts'
import { unknownAddressError } from './http/error-handler.ts'
import { AppError } from './http/errors.ts'
import type { Platform } from './platform.ts'

const PING_TIMEOUT_MS = 1000

export function monitoringRoutes(
  app: FastifyInstance,
  { config, database, jobs, lifecycle, metrics }: Platform,
) {
  const { metricsToken } = config
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    // The server listens only after the migrations, so any answer means that they are done.
    const isDatabaseUp = await answersInTime(database)
    const stuck = isDatabaseUp ? await jobs.findStuck().catch(() => []) : []
    const isReady = isDatabaseUp && !lifecycle.isDraining
    if (!isReady) reply.code(503).header('retry-after', '5')
    return {
      status: isReady ? 'ready' : 'not ready',
      database: isDatabaseUp ? 'up' : 'down',
      draining: lifecycle.isDraining,
      // Stuck jobs do not make the process unready: it still serves pages.
      ...(stuck.length > 0 && { dueWork: `stuck: ${stuck.join(', ')}` }),
    }
  })

  app.get('/metrics', async (request, reply) => {
    if (!canReadMetrics(request, metricsToken)) {
      throw metricsToken && request.headers.authorization ? wrongToken() : unknownAddressError()
    }
    reply.header('cache-control', 'no-store').type(metrics.register.contentType)
    return metrics.register.metrics()
  })
}

async function answersInTime(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PING_TIMEOUT_MS)
  })
  const answer = database.ping().then(
    () => true,
    () => false,
  )
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

const PROXIED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/** Behind a proxy on this machine, visitors too come from the loopback address. */
function canReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token) return isSame(request.headers.authorization ?? '', `Bearer ${token}`)
  const address = request.socket.remoteAddress ?? ''
  const isLoopback = /^(::ffff:)?127\.|^::1$/.test(address)
  return isLoopback && !PROXIED.some((name) => name in request.headers)
}

function isSame(header: string, expected: string): boolean {
  // Node decodes the bytes of a header as latin1.
  const received = Buffer.from(header, 'latin1')
  const expectedBytes = Buffer.from(expected)
  return received.length === expectedBytes.length && timingSafeEqual(received, expectedBytes)
}

const wrongToken = () =>
  new AppError(401, 'metrics.wrong_token', 'That isn’t the right token for the metrics.', {
    headers: { 'www-authenticate': 'Bearer' },
  })
