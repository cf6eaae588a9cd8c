import { createAi } from './ai/ai.ts'
import { createAuth } from './auth/auth.ts'
import { prepareAuth } from './auth/prepare-auth.ts'
import { backUpBeforeUpgrade } from './backups/backups.ts'
import { createContact } from './contact/contact.ts'
import { createContent } from './content.ts'
import { createDailyWork } from './daily-work.ts'
import { createDatabaseInfoService } from './database-info/database-info.service.ts'
import { writeDemoContent } from './demo/demo-content.ts'
import { createSamplesService } from './demo/samples.service.ts'
import { measureDueWork } from './due-work/due-work.metrics.ts'
import { createDueWork } from './due-work/due-work.ts'
import { createPeriodicWorkRepository } from './due-work/periodic-work.repository.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { createNewsletter } from './newsletter/newsletter.ts'
import { createChangeFeed } from './platform/changes/change-feed.ts'
import type { Config } from './platform/config/config.ts'
import type { Database } from './platform/database/database.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { createServing } from './platform/http/serving.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { type Clock, systemClock } from './platform/process/clock.ts'
import type { Logger } from './platform/process/logger.ts'
import { createProxyWatch } from './platform/security/proxy-watch.ts'
import type { FindVisitor } from './platform/security/visitor.ts'
import { whenDayBegins } from './settings/when-day-begins.ts'

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
  /** Scripts that pages carry inline; the policy allows these and no others. */
  inlineScripts?: string[]
}

/** The one place where the parts are put together. */
export async function createServices({ config, log, clock = systemClock, ...given }: Parts) {
  const { isDevelopment = false, inlineScripts = [], mailDelaysMs } = given
  const database = given.database ?? (await openStore(config, clock, log))
  const serving = createServing({ config, database, isDevelopment, inlineScripts })
  const changes = await createChangeFeed(database, log)
  const content = createContent({ config, database, changes, clock, log })
  const { backups, deleted, diaryDay, media, photos, posts, postWork, settings } = content
  changes.onChange(() => {
    settings.forget()
    content.dog.forget()
    media.forget()
    serving.cache.purge()
    serving.photoCache.purge()
  })
  // Its row is made when first asked for: now, so that no visit ever needs to write.
  await settings.get()
  const mailer = await createMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom ?? `no-reply@${config.publicUrl.hostname}`,
    log,
  })
  const auth = createAuth({
    ...{ config, database, clock, log, mailer, mailDelaysMs },
    getDiary: async () => ({
      blogName: (await settings.get()).blogName,
      timeZone: await diaryDay.zone(),
    }),
    findVisitor: given.findVisitor,
  })
  await prepareAuth(auth, config, log)
  const { newsletter, subscribers } = createNewsletter(database)
  const contact = await createContact({ mailer, database, settings, clock, log, mailDelaysMs })
  const { messages } = contact
  if (config.seed === 'demo') await writeDemoContent({ posts, photos, settings, log })
  const proxyWatch = createProxyWatch(config, log)
  const rows = createPeriodicWorkRepository(database.db)
  const dueWork = createDueWork({
    works: [...postWork, ...createDailyWork({ config, media, backups, deleted, rows, clock })],
    clock,
    log,
  })
  measureDueWork(serving.metrics.register, dueWork, clock)
  // The diary may live in another time zone now.
  changes.onChange(() => void dueWork.run())
  dueWork.start()
  // Pages say how old the dog is, and which year it is.
  const days = whenDayBegins(diaryDay, () => serving.cache.purge())

  return {
    config,
    log,
    clock,
    database,
    isDevelopment,
    ...serving,
    changes,
    dueWork,
    ...content,
    samples: createSamplesService({ posts, photos, settings, backups, clock }),
    auth,
    findVisitor: auth.findVisitor,
    ai: await createAi({
      config,
      listPosts: () => posts.listAll(),
      getDog: () => content.dog.getPublic(),
      getCategories: () => settings.categories('posts'),
      clock,
      log,
    }),
    newsletter,
    subscribers,
    contact,
    messages,
    proxyWatch,
    databaseInfo: createDatabaseInfoService({
      database,
      isProxyUntrusted: proxyWatch.isUntrusted,
      lastBackupAt: () => backups.lastMadeAt(),
      counts: {
        posts: () => posts.count(),
        photos: () => photos.count(),
        messages: async () => (await messages.count()).total,
        subscribers: () => subscribers.count(),
      },
    }),
    async close() {
      await auth.google.close()
      await contact.close()
      await auth.recovery.mail.close()
      mailer.close()
      days.stop()
      await dueWork.stop()
      await backups.settle()
      await changes.close()
      await database.close()
    },
  }
}

const openStore = (config: Config, clock: Clock, log: Logger) =>
  openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    migrationsFolder,
    log,
    beforeMigration: backUpBeforeUpgrade({ config, migrationsFolder, clock, log }),
  })

export type Services = Awaited<ReturnType<typeof createServices>>
