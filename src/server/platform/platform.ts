import { createChangeFeed } from './changes/change-feed.ts'
import type { Config } from './config/config.ts'
import type { Database } from './database/database.ts'
import { createServing } from './http/serving.ts'
import { measureJobs } from './jobs/jobs.metrics.ts'
import { createJobs } from './jobs/jobs.ts'
import { createMailHold } from './mail/mail-hold.repository.ts'
import type { MailBrand } from './mail/mail-template.ts'
import { createMailer } from './mail/mailer.ts'
import { createOutbox } from './mail/outbox.ts'
import { type Clock, systemClock } from './process/clock.ts'
import type { Logger } from './process/logger.ts'
import { createProxyWatch } from './security/proxy-watch.ts'
import { createRateLimits } from './security/rate-limits.ts'
import { openMediaStorage } from './storage/open-media-storage.ts'
import { withPausableRemovals } from './storage/pause-removals.ts'

export interface PlatformOptions {
  database: Database
  log: Logger
  clock?: Clock | undefined
  isDevelopment?: boolean | undefined
  /** Scripts that pages carry inline; the policy allows these and no others. */
  inlineScripts?: string[] | undefined
  /** How long to wait between attempts to mail a message; tests do not wait. */
  mailDelaysMs?: readonly number[] | undefined
  /** Asked when a mail is written. */
  mailBrand: () => Promise<MailBrand>
}

/** The shared parts that every wing is made from. Nothing is started here. */
export async function openPlatform(config: Config, options: PlatformOptions) {
  const { database, log, clock = systemClock, isDevelopment = false, mailBrand } = options
  const { db } = database
  const { inlineScripts = [] } = options
  const serving = createServing({ config, database, isDevelopment, inlineScripts })
  const jobs = createJobs({ db, clock, log })
  measureJobs(serving.metrics.register, jobs, clock)
  const from = config.mailFrom ?? `no-reply@${config.publicUrl.hostname}`
  const mailer = await createMailer({ smtpUrl: config.smtpUrl, from, log })
  const mailHold = createMailHold(db)
  const { storage, whilePaused: whileRemovalsPaused } = withPausableRemovals(
    openMediaStorage(config),
  )
  return {
    config,
    log,
    clock,
    database,
    db,
    isDevelopment,
    ...serving,
    changes: await createChangeFeed(database, log),
    jobs,
    mailer,
    /** The sender of all mails. */
    mailFrom: from,
    mailHold,
    mailBrand,
    outbox: createOutbox({
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
    limitTo: createRateLimits(database),
    proxyWatch: createProxyWatch(config, log),
    linkTo: (path: string) => new URL(path, config.publicUrl).href,
  }
}

export type Platform = Awaited<ReturnType<typeof openPlatform>>
