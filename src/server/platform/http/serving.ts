import { createPublicAnswers } from '../cache/public-answers.ts'
import { createPublicCache } from '../cache/public-cache.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { isDatabaseAway } from '../database/store-problem.ts'
import { createRenderQueue } from '../overload/render-queue.ts'
import { createRequestQueue } from '../overload/request-queue.ts'
import { createLifecycle } from '../process/lifecycle.ts'
import { createMetrics } from '../process/metrics.ts'
import { securityHeaders } from '../security/security-headers.ts'

const MB = 1024 * 1024
const PUBLIC_CACHE_BYTES = 64 * MB
const PHOTO_CACHE_BYTES = 16 * MB
/** The embedded store is never away. */
const LAST_ANSWERS_BYTES = 16 * MB

interface ServingParts {
  config: Config
  database: Database
  isDevelopment: boolean
  /** Scripts that pages carry inline; the policy allows these and no others. */
  inlineScripts: string[]
}

/** What every answer goes through: headers, caches, queues, figures. */
export function createServing({ config, database, isDevelopment, inlineScripts }: ServingParts) {
  const headers = securityHeaders({
    https: config.publicUrl.protocol === 'https:',
    hstsSubdomains: config.hstsSubdomains,
    development: isDevelopment,
    inlineScripts,
  })
  // While developing, a page must show the source as it is now.
  const keepUpTo = (bytes: number) => ({ maxBytes: isDevelopment ? 0 : bytes, always: headers })
  const cache = createPublicCache({
    ...keepUpTo(PUBLIC_CACHE_BYTES),
    lastBytes: database.kind === 'server' && !isDevelopment ? LAST_ANSWERS_BYTES : 0,
    isStoreAway: isDatabaseAway,
  })
  const lifecycle = createLifecycle()
  const requestQueue = createRequestQueue(
    { maxInFlight: config.maxRequests, maxWaiting: 128, maxWaitMs: 400, maxSendMs: 2000 },
    // A request from before the draining is also told to come back on another connection.
    (response) => {
      if (lifecycle.isDraining) response.shouldKeepAlive = false
    },
  )
  const renderQueue = createRenderQueue()
  return {
    headers,
    cache,
    photoCache: createPublicCache(keepUpTo(PHOTO_CACHE_BYTES)),
    answers: createPublicAnswers(),
    lifecycle,
    requestQueue,
    renderQueue,
    metrics: createMetrics({ cache, requestQueue, renderQueue, database }),
  }
}

export type Serving = ReturnType<typeof createServing>
