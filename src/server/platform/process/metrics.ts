import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PublicCache } from '../cache/public-cache.ts'
import type { Database } from '../database/database.ts'
import type { RenderQueue } from '../overload/render-queue.ts'
import type { RequestQueue } from '../overload/request-queue.ts'

interface Watched {
  cache: PublicCache
  requestQueue: RequestQueue
  renderQueue: RenderQueue
  database: Database
}

export function createMetrics(watched: Watched) {
  const register = new Registry()
  collectDefaultMetrics({ register })
  addFigures(register, watched)
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request that no ready answer served, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [register],
  })
  return {
    register,
    measure(app: FastifyInstance) {
      app.addHook('onResponse', async (request, reply) => {
        const labels = {
          method: request.method,
          route: request.routeOptions.url ?? 'none',
          status: reply.statusCode,
        }
        seconds.observe(labels, reply.elapsedTime / 1000)
      })
    },
  }
}

function addFigures(register: Registry, { cache, requestQueue, renderQueue, database }: Watched) {
  const counter = addCounter.bind(null, register)
  const gauge = addGauge.bind(null, register)
  const { counts } = requestQueue
  counter('page_cache_hits_total', 'Answers sent from memory', () => cache.counts.hits)
  counter('page_cache_misses_total', 'Answers that had to be made', () => cache.counts.misses)
  counter(
    'page_cache_purges_total',
    'Times the memory was emptied by a write',
    () => cache.counts.purges,
  )
  gauge('page_cache_entries', 'Answers kept in memory', () => cache.usage().entries)
  gauge('page_cache_bytes', 'What they take of the memory', () => cache.usage().bytes)
  counter(
    'http_requests_refused_total',
    'Requests sent away because of overload',
    () => counts.refused + renderQueue.counts.refused,
  )
  gauge('http_requests_in_flight', 'Requests being worked on', () => counts.inFlight)
  gauge('http_requests_waiting', 'Requests waiting for a place', () => requestQueue.waiting())
  gauge('database_up', 'Whether the database answers', () =>
    database.ping().then(
      () => 1,
      () => 0,
    ),
  )
  gauge('database_size_bytes', 'Size of the database', () =>
    database.describe().then(
      ({ sizeBytes }) => sizeBytes,
      () => 0,
    ),
  )
}

function addCounter(register: Registry, name: string, help: string, read: () => number) {
  new Counter({
    name,
    help,
    registers: [register],
    collect() {
      this.reset()
      this.inc(read())
    },
  })
}

function addGauge(
  register: Registry,
  name: string,
  help: string,
  read: () => number | Promise<number>,
) {
  new Gauge({
    name,
    help,
    registers: [register],
    async collect() {
      this.set(await read())
    },
  })
}

export type Metrics = ReturnType<typeof createMetrics>
