import type { Language } from '#shared/languages.ts'
import { createPublicCache } from './cache/public-cache.ts'
import { createChangeFeed } from './changes.ts'
import type { Config } from './config/config.ts'
import type { Database } from './database/database.ts'
import { isDatabaseAway } from './database/errors.ts'
import { registerJobMetrics } from './jobs/jobs.metrics.ts'
import { createJobs } from './jobs/jobs.ts'
import { createMailHold } from './mail/mail-hold.repository.ts'
import { createMailQueue } from './mail/mail-queue.ts'
import type { MailBrand } from './mail/mail-template.ts'
import { createMailer } from './mail/mailer.ts'
import { createRenderQueue } from './overload/render-queue.ts'
import { createRequestQueue } from './overload/request-queue.ts'
import { type Clock, systemClock } from './process/clock.ts'
import { createLifecycle } from './process/lifecycle.ts'
import type { Logger } from './process/log.ts'
import { createMetrics } from './process/metrics.ts'
import { createProxyWatch } from './security/proxy.ts'
import { createRateLimitFactory } from './security/rate-limits.ts'
import { createSecurityHeaders } from './security/security-headers.ts'
import { openMediaStorage, withPausableRemovals } from './storage/storage.ts'
import { createWritePause } from './write-pause.ts'

export interface PlatformOptions {
  database: Database
  log: Logger
  clock?: Clock | undefined
  isDevelopment?: boolean | undefined
  /** Inline scripts of pages; the policy allows these and no others. */
  inlineScripts?: string[] | undefined
  /** Makes the pages of a language before the diary speaks it; commands show none. */
  prepareLanguage?: ((language: Language) => Promise<void>) | undefined
  /** How long to wait between attempts to mail a message; tests do not wait. */
  mailDelaysMs?: readonly number[] | undefined
}

/** The shared parts that every wing is made from. Nothing is started here. */
export async function openPlatform(config: Config, options: PlatformOptions) {
  const { database, log, clock = systemClock, isDevelopment = false } = options
  const { db } = database
  const serving = createServing(config, options)
  const jobs = createJobs({ db, clock, log })
  const writePause = await createWritePause(database)
  writePause.addWorker(jobs)
  registerJobMetrics(serving.metrics.register, jobs, clock)
  const from = config.mailFrom ?? `no-reply@${config.publicUrl.hostname}`
  const mailer = await createMailer({ smtpUrl: config.smtpUrl, from, log })
  const mailHold = createMailHold(db)
  let readBrand = (): Promise<MailBrand> => {
    throw new Error('no wing has told what mails look like')
  }
  const mailBrand = () => readBrand()
  const { storage, whilePaused: whileRemovalsPaused } = withPausableRemovals(
    openMediaStorage(config),
  )
  const changes = await createChangeFeed(database, log)
  return {
    config,
    log,
    clock,
    database,
    db,
    isDevelopment,
    prepareLanguage: options.prepareLanguage ?? (async () => {}),
    ...serving,
    /** A restore holds back all writes while it replaces the tables. */
    writePause,
    changes,
    jobs,
    mailer,
    /** The sender of all mails. */
    mailFrom: from,
    mailHold,
    mailBrand,
    /** The brand needs the settings and the dog, which are made after the platform. */
    setMailBrand(read: () => Promise<MailBrand>) {
      readBrand = read
    },
    mailQueue: createMailQueue({
      db,
      clock,
      jobs,
      mailer,
      mailBrand,
      isHeld: mailHold.isHeld,
      log,
      domain: config.publicUrl.hostname,
      retryMs: options.mailDelaysMs,
    }),
    storage,
    whileRemovalsPaused,
    limitTo: createRateLimitFactory(database),
    proxyWatch: createProxyWatch(config, log),
    linkTo: (path: string) => new URL(path, config.publicUrl).href,

    async close() {
      mailer.close()
      await writePause.close()
      await changes.close()
      await database.close()
    },
  }
}

export type Platform = Awaited<ReturnType<typeof openPlatform>>

const MB = 1024 * 1024
const PUBLIC_CACHE_BYTES = 64 * MB
const PACK_CACHE_BYTES = 16 * MB
const PHOTO_CACHE_BYTES = 16 * MB
/** The embedded store is never away. */
const LAST_ANSWERS_BYTES = 16 * MB

/** Every answer goes through these: headers, caches, queues, metrics. */
function createServing(
  config: Config,
  { database, isDevelopment = false, inlineScripts = [] }: PlatformOptions,
) {
  const headers = createSecurityHeaders({
    https: config.publicUrl.protocol === 'https:',
    hstsSubdomains: config.hstsSubdomains,
    development: isDevelopment,
    inlineScripts,
  })
  // While developing, a page must show the source as it is now.
  const cacheOptions = (bytes: number) => ({ maxBytes: isDevelopment ? 0 : bytes, always: headers })
  const cache = createPublicCache({
    ...cacheOptions(PUBLIC_CACHE_BYTES),
    lastBytes: database.kind === 'server' && !isDevelopment ? LAST_ANSWERS_BYTES : 0,
    isStoreAway: isDatabaseAway,
  })
  const lifecycle = createLifecycle()
  const requestQueue = createRequestQueue(
    { maxInFlight: config.maxRequests, maxWaiting: 128, maxWaitMs: 400, maxSendMs: 2000 },
    // Requests that began before the draining close their connection, too.
    (response) => {
      if (lifecycle.isDraining) response.shouldKeepAlive = false
    },
  )
  const renderQueue = createRenderQueue()
  return {
    headers,
    cache,
    /** Nothing in here may be sent to anyone but the pack. */
    packCache: createPublicCache({ ...cacheOptions(PACK_CACHE_BYTES), isPrivate: true }),
    photoCache: createPublicCache(cacheOptions(PHOTO_CACHE_BYTES)),
    lifecycle,
    requestQueue,
    renderQueue,
    metrics: createMetrics({ cache, requestQueue, renderQueue, database }),
  }
}
