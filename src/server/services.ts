import { defaultProfile } from '#shared/dog/dog.ts'
import { createAiService } from './ai/ai.service.ts'
import { createBuiltInHelper } from './ai/built-in/built-in-helper.ts'
import { createAuth } from './auth/auth.ts'
import { prepareAuth } from './auth/prepare-auth.ts'
import { backUpDaily } from './backups/back-up-daily.ts'
import { backUpBeforeUpgrade, createBackups } from './backups/backups.ts'
import { createContact } from './contact/contact.ts'
import { createMessagesRepository } from './contact/messages.repository.ts'
import { createMessagesService } from './contact/messages.service.ts'
import { createDatabaseInfoService } from './database-info/database-info.service.ts'
import { writeDemoContent } from './demo/demo-content.ts'
import { createMediaService } from './media/media.service.ts'
import { sweepDaily } from './media/sweep-daily.ts'
import { createNewsletterRepository } from './newsletter/newsletter.repository.ts'
import { createNewsletterService } from './newsletter/newsletter.service.ts'
import { createSubscribersRepository } from './newsletter/subscribers.repository.ts'
import { createSubscribersService } from './newsletter/subscribers.service.ts'
import { createPhotosRepository } from './photos/photos.repository.ts'
import { createPhotosService } from './photos/photos.service.ts'
import { createChangeFeed } from './platform/cache/change-feed.ts'
import { createPublicAnswers } from './platform/cache/public-answers.ts'
import { createPublicCache } from './platform/cache/public-cache.ts'
import type { Config } from './platform/config/config.ts'
import type { Database } from './platform/database/database.ts'
import { isUniqueViolation } from './platform/database/database-errors.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { createGate } from './platform/overload/gate.ts'
import { createRenderQueue } from './platform/overload/render-queue.ts'
import { atMidnight } from './platform/process/at-midnight.ts'
import { type Clock, systemClock } from './platform/process/clock.ts'
import { createLifecycle } from './platform/process/lifecycle.ts'
import type { Logger } from './platform/process/logger.ts'
import { createMetrics } from './platform/process/metrics.ts'
import { createRateLimits } from './platform/security/rate-limits.ts'
import { securityHeaders } from './platform/security/security-headers.ts'
import type { FindVisitor } from './platform/security/visitor.ts'
import { openMediaStorage } from './platform/storage/open-media-storage.ts'
import { createPostsRepository } from './posts/posts.repository.ts'
import { createPostsService } from './posts/posts.service.ts'
import { createRevisionsRepository } from './posts/revisions/revisions.repository.ts'
import { createRevisionsService } from './posts/revisions/revisions.service.ts'
import { createSettingsRepository } from './settings/settings.repository.ts'
import { createSettingsService } from './settings/settings.service.ts'
import { createThemeService } from './theme/theme.service.ts'

const MB = 1024 * 1024
const PUBLIC_CACHE_BYTES = 64 * MB
const PICTURE_CACHE_BYTES = 16 * MB
export const migrationsFolder = new URL('../../migrations', import.meta.url).pathname

interface Parts {
  config: Config
  log: Logger
  clock?: Clock
  /** Tests bring their own. */
  database?: Database
  findVisitor?: FindVisitor
  isDevelopment?: boolean
  /** How long to wait between attempts to mail a message; tests do not wait. */
  mailDelaysMs?: readonly number[]
  /** Scripts that pages carry inline; the policy lets in these and no others. */
  inlineScripts?: string[]
}

/** The one place where the parts are put together. */
export async function createServices({ config, log, clock = systemClock, ...given }: Parts) {
  const isDevelopment = given.isDevelopment ?? false
  const database =
    given.database ??
    (await openDatabase({
      url: config.databaseUrl,
      dataDir: config.dataDir,
      migrationsFolder,
      log,
      beforeMigration: backUpBeforeUpgrade({ config, migrationsFolder, clock, log }),
    }))
  const { db } = database
  const headers = securityHeaders({
    https: config.publicUrl.protocol === 'https:',
    development: isDevelopment,
    inlineScripts: given.inlineScripts ?? [],
  })
  // While developing, a page must show the source as it is now.
  const keepUpTo = (bytes: number) =>
    createPublicCache({ maxBytes: isDevelopment ? 0 : bytes, always: headers })
  const cache = keepUpTo(PUBLIC_CACHE_BYTES)
  const pictures = keepUpTo(PICTURE_CACHE_BYTES)
  const answers = createPublicAnswers()
  const lifecycle = createLifecycle()
  const renderQueue = createRenderQueue()
  const gate = createGate(
    { maxInFlight: config.maxRequests, maxWaiting: 128, maxWaitMs: 400 },
    {
      // Whoever asked before the draining began is also told to come back by another connection.
      beforeAnswer: (response) => {
        if (lifecycle.isDraining) response.shouldKeepAlive = false
      },
    },
  )
  const metrics = createMetrics({ cache, gate, database })

  const posts = createPostsService({
    posts: createPostsRepository(db),
    clock,
    isUniqueViolation,
  })
  const revisions = createRevisionsService(posts, createRevisionsRepository(db))
  const ai = createAiService({
    helper: await openHelper(config.ai),
    listPosts: () => posts.listAll(),
    clock,
    log,
  })
  const messages = createMessagesService(createMessagesRepository(db), clock)
  const subscribers = createSubscribersService(createSubscribersRepository(db))
  const { backups, storage } = createBackups({
    config,
    database,
    storage: openMediaStorage(config),
    migrationsFolder,
    clock,
    log,
  })
  const media = createMediaService({
    storage,
    clock,
    log,
    whenRemoved: () => changes.announce(),
    listMentions: async () => [
      ...(await photos.listMediaMentions()),
      ...(await posts.listMediaMentions()),
      (await settings.get()).logoUrl,
    ],
  })
  const photos = createPhotosService(createPhotosRepository(db), media)
  const settings = createSettingsService(
    createSettingsRepository(db, {
      ...defaultProfile,
      ownerEmail: config.admin?.email ?? '',
    }),
  )
  // Its row is made when first asked for: now, so that no visit ever needs to write.
  await settings.get()
  const theme = createThemeService(settings)
  const auth = createAuth({ config, database, clock, log, findVisitor: given.findVisitor })
  await prepareAuth(auth, config, log)
  const databaseInfo = createDatabaseInfoService({
    database,
    lastBackupAt: () => backups.lastMadeAt(),
    counts: {
      posts: () => posts.count(),
      photos: () => photos.count(),
      messages: async () => (await messages.count()).total,
      subscribers: () => subscribers.count(),
    },
  })
  const newsletter = createNewsletterService(
    createNewsletterRepository(db),
    createRateLimits(database)({
      name: 'newsletter',
      points: 60,
      seconds: 3600,
      message: (minutes) =>
        `Too many requests. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    }),
  )
  const { mailDelaysMs } = given
  const contact = await createContact({ config, database, settings, clock, log, mailDelaysMs })

  const changes = await createChangeFeed(database, log)
  changes.onChange(() => {
    settings.forget()
    cache.purge()
    pictures.purge()
  })

  if (config.seed === 'demo' && (await posts.count()) === 0 && (await photos.count()) === 0) {
    await writeDemoContent(posts, photos)
    log.info('wrote the demo content into the empty diary')
  }

  // Pages say how old the dog is, and which year it is.
  const newDays = atMidnight(clock, () => cache.purge())
  const sweeping = sweepDaily(media, log)
  const backingUp = config.backups === 'daily' ? backUpDaily(backups, log) : null

  return {
    config,
    log,
    clock,
    database,
    headers,
    cache,
    pictures,
    answers,
    gate,
    lifecycle,
    renderQueue,
    metrics,
    changes,
    auth,
    findVisitor: auth.findVisitor,
    ai,
    posts,
    revisions,
    photos,
    messages,
    subscribers,
    storage,
    media,
    backups,
    settings,
    theme,
    databaseInfo,
    newsletter,
    contact,
    isDevelopment,
    async close() {
      await auth.google.close()
      await contact.close()
      newDays.stop()
      sweeping.stop()
      backingUp?.stop()
      await backups.settle()
      await changes.close()
      await database.close()
    },
  }
}

/** The library that speaks to models is large: diaries without one never load it. */
async function openHelper(provider: Config['ai']) {
  if (!provider) return createBuiltInHelper()
  const { createOpenAiHelper } = await import('./ai/openai-helper.ts')
  return createOpenAiHelper(provider)
}

export type Services = Awaited<ReturnType<typeof createServices>>
