import { createAi } from './ai/ai.ts'
import { backUpBeforeUpgrade } from './backups/backups.ts'
import { type Content, createContent } from './content.ts'
import { createDatabaseInfoService } from './database-info/database-info.service.ts'
import { settleDemo } from './demo/demo-content.ts'
import { createSamplesService } from './demo/samples.service.ts'
import { createImports, type OldBlogs } from './moving/imports/imports.ts'
import { createPeople, type People } from './people.ts'
import { createPhotosRepository } from './photos/photos.repository.ts'
import { type Change, createChangeFeed } from './platform/changes/change-feed.ts'
import type { Config } from './platform/config/config.ts'
import type { Database, Db } from './platform/database/database.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { createServing, type Serving } from './platform/http/serving.ts'
import { measureJobs } from './platform/jobs/jobs.metrics.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { type Clock, systemClock } from './platform/process/clock.ts'
import type { Logger } from './platform/process/logger.ts'
import { migrationsFolder } from './platform/root.ts'
import { createProxyWatch } from './platform/security/proxy-watch.ts'
import type { FindVisitor } from './platform/security/visitor.ts'
import type { NewPostRow } from './posts/post-row.ts'
import { createPostsRepository } from './posts/posts.repository.ts'
import { whenDayBegins } from './settings/when-day-begins.ts'
import { createStatistics } from './statistics/statistics.ts'

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
  /** How old blogs are read and their pictures fetched; tests bring their own. */
  oldBlogs?: OldBlogs | undefined
  /** A command that only reads: what is due waits for the diary itself. */
  leavesWork?: boolean | undefined
  /** Scripts that pages carry inline; the policy allows these and no others. */
  inlineScripts?: string[]
}

/** The one place where the parts are put together. */
export async function createServices({ config, log, clock = systemClock, ...given }: Parts) {
  const { isDevelopment = false, inlineScripts = [] } = given
  const database = given.database ?? (await openStore(config, clock, log))
  const serving = createServing({ config, database, isDevelopment, inlineScripts })
  const changes = await createChangeFeed(database, log)
  const jobs = createJobs({ db: database.db, clock, log, isEnabled: !given.leavesWork })
  measureJobs(serving.metrics.register, jobs, clock)
  const content = createContent({ config, database, changes, jobs, clock, log })
  const { backups, photos, posts, settings } = content
  changes.onChange((change) => forgetWhatWasRead(content, serving, change))
  // Its row is made when first asked for: now, so that no visit ever needs to write.
  await settings.get()
  const people = await createPeople({
    ...{ ...given, config, database, content, jobs, clock, log },
    announce: changes.announce,
  })
  await settleDemo({
    ...{ db: database.db, isWanted: config.seed === 'demo', log },
    tablesIn: postsAndPhotosIn,
  })
  const proxyWatch = createProxyWatch(config, log)
  const visits = await createStatistics({
    ...{ config, database, changes, content, jobs, clock, log },
    register: serving.metrics.register,
    isSignedIn: people.auth.cookie.isIn,
  })
  const { imports } = await createImports({
    ...{ ...given.oldBlogs, config, database, content, jobs, clock, log },
    announce: changes.announce,
    comments: people.comments.importing,
    ownComments: people.comments,
  })
  // A change may have made something due: another time zone, for one.
  changes.onChange(() => void jobs.run())
  jobs.start()
  // Pages say how old the dog is, and which year it is.
  const days = whenDayBegins(content.diaryDay, () => serving.cache.purge('additive'))

  return {
    config,
    log,
    clock,
    database,
    isDevelopment,
    ...serving,
    changes,
    /** The name by which tests know the jobs. */
    dueWork: jobs,
    ...content,
    samples: createSamplesService({ posts, photos, backups }),
    ...people,
    imports,
    counting: visits.counting,
    statistics: visits.statistics,
    ai: await createAi({
      config,
      listPosts: () => posts.listAll(),
      getDog: () => content.dog.getPublic(),
      getCategories: () => settings.categories('posts'),
      clock,
      log,
    }),
    proxyWatch,
    databaseInfo: describeStore({ database, content, people, proxyWatch }),
    async close() {
      days.stop()
      await jobs.stop()
      await visits.counting.close()
      await people.close()
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

function postsAndPhotosIn(tx: Db) {
  const posts = createPostsRepository(tx)
  const photos = createPhotosRepository(tx)
  return {
    hasAny: async () => (await posts.count()) + (await photos.count()) > 0,
    insertPost: (row: NewPostRow) => posts.insert(row, { savedBy: null }),
    insertPhoto: photos.insert,
  }
}

/** Somebody wrote: all that is in memory may be out of date. */
function forgetWhatWasRead(content: Content, { cache, photoCache }: Serving, change: Change) {
  const { settings, dog, focalPoints, redirects, dogLog, media } = content
  for (const part of [settings, dog, focalPoints, redirects, dogLog, media]) part.forget()
  cache.purge(change)
  photoCache.purge()
}

interface Described {
  database: Database
  content: Content
  people: People
  proxyWatch: ReturnType<typeof createProxyWatch>
}

const describeStore = ({ database, content, people, proxyWatch }: Described) =>
  createDatabaseInfoService({
    database,
    isProxyUntrusted: proxyWatch.isUntrusted,
    lastBackupAt: () => content.backups.lastMadeAt(),
    photoBytes: () => content.storage.totalBytes(),
    backupBytes: () => content.backups.totalBytes(),
    counts: {
      posts: () => content.posts.count(),
      photos: () => content.photos.count(),
      messages: async () => (await people.messages.count()).total,
      subscribers: () => people.subscribers.count(),
    },
  })

export type Services = Awaited<ReturnType<typeof createServices>>
