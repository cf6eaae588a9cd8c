import { createAdminCommands, createAuth } from './accounts/accounts.ts'
import { prepareAuth } from './accounts/first-owner.ts'
import { createAssistant } from './assistant/assistant.service.ts'
import { backupsFolderOf } from './backups/backup-folder.ts'
import {
  createBackUpBeforeUpgrade,
  createBackupCommands,
  createBackupsService,
} from './backups/backups.service.ts'
import { createRestoresService } from './backups/restores.service.ts'
import { createBackupUploads } from './backups/uploaded-backup.ts'
import { createComments } from './comments/comments.ts'
import { ensureDemoContent } from './demo/demo.ts'
import { createSamplesService } from './demo/samples.ts'
import { createDog } from './dog/dog.ts'
import { mailBrandOf } from './dog/mail-brand.ts'
import { createMessagesService } from './messages/messages.service.ts'
import { createMicropubService } from './micropub/micropub.service.ts'
import { createNewsletter } from './newsletter/newsletter.ts'
import { createPhotosRepository } from './photos/photos.repository.ts'
import { createPhotos } from './photos/photos.ts'
import type { Config } from './platform/config/config.ts'
import type { Database, Db } from './platform/database/database.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { openPlatform, type PlatformOptions } from './platform/platform.ts'
import { systemClock } from './platform/process/clock.ts'
import type { CommandHandlers } from './platform/process/control.ts'
import { firstStoreFile, migrationsFolder } from './platform/root.ts'
import type { FindVisitor } from './platform/security/visitor.ts'
import { createCategoriesService } from './posts/categories.service.ts'
import type { NewPostRow } from './posts/post-row.ts'
import { createPostsRepository } from './posts/posts.repository.ts'
import { createPosts } from './posts/posts.ts'
import { createTrashService } from './posts/trash.service.ts'
import { createDatabaseInfoService } from './settings/database-info.ts'
import type { DiaryDay } from './settings/diary-day.ts'
import { watchDayChange } from './settings/diary-day.ts'
import { findUnusableSettings } from './settings/settings.repository.ts'
import { createSettings } from './settings/settings.ts'
import { createStatistics } from './statistics/statistics.ts'
import { createTransfer, type ImportReaders } from './transfer/transfer.ts'

interface DiaryOptions extends Omit<PlatformOptions, 'database'> {
  /** Tests bring their own. */
  database?: Database | undefined
  findVisitor?: FindVisitor | undefined
  /** How old blogs are read and their pictures fetched; tests bring their own. */
  oldBlogs?: ImportReaders | undefined
}

/** The one place where the wings meet. Opens and wires; writes nothing and runs no job before `start`. */
export async function openDiary(config: Config, options: DiaryOptions) {
  const platform = await openPlatform(config, {
    ...options,
    database: options.database ?? (await openStore(config, options)),
  })
  const { changes, cache, clock, database, db, jobs, log, mailer, photoCache, storage } = platform

  const settingsWing = createSettings(platform)
  const { settings, diaryDay, diaryLanguage } = settingsWing
  const postsWing = createPosts(platform, settingsWing)
  const { posts } = postsWing
  const photosWing = createPhotos(platform, settingsWing)
  const { photos } = photosWing
  const categories = createCategoriesService({ settings, posts, photos })
  const beforeDog = { ...settingsWing, ...postsWing, ...photosWing, categories }
  const dogWing = createDog(platform, beforeDog)
  const { dog, dogLog } = dogWing
  photosWing.media.addReferences(
    posts.listMediaMentions,
    dog.listMediaMentions,
    dogLog.listMediaMentions,
  )
  platform.setMailBrand(async () =>
    mailBrandOf({
      origin: config.publicUrl.origin,
      settings: await settings.get(),
      dog: await dog.getPublic(),
    }),
  )
  const content = { ...beforeDog, ...dogWing }

  const getNames = async () => ({
    blogName: (await settings.get()).blogName,
    promise: (await dog.getPublic()).newsletterLead,
  })
  const auth = createAuth(platform, {
    findVisitor: options.findVisitor,
    getDiary: async () => ({
      blogName: (await settings.get()).blogName,
      timeZone: await diaryDay.zone(),
    }),
  })
  const messages = createMessagesService(platform, settingsWing)
  const comments = createComments(platform, content)
  const newsletter = createNewsletter(platform, content, { getNames, keys: comments.keys })
  const statistics = createStatistics(platform, { ...content, isSignedIn: auth.cookie.isIn })
  const transfer = createTransfer(platform, content, comments, options.oldBlogs)
  const micropub = createMicropubService({ ...content, clock, origin: config.publicUrl.origin })
  const backups = createBackupsService(platform)
  const restores = createRestoresService(platform, {
    backups,
    afterRestore: writeWhatIsMissing,
    findUnusableSettings,
    count: async () => ({
      posts: await posts.count(),
      photos: await photos.count(),
      held: (await newsletter.countHeldLetters()) + (await platform.mailQueue.count()),
    }),
  })
  if (config.backups === 'daily') {
    jobs.every({ kind: 'backup', delayMs: 120_000, next: nextDay, run: backups.runDaily })
  }
  const trash = createTrashService(platform, { posts, photos, dogLog })
  // After the wings, whose remembered reads are forgotten first.
  changes.onChange((change) => {
    cache.purge(change)
    photoCache.purge()
    diaryLanguage.followSoon()
  })
  await diaryLanguage.load()
  /** Commands of the shell, for a running diary or one that was opened for the command. */
  const commands: CommandHandlers = {
    ...createAdminCommands(auth),
    ...createBackupCommands(backups),
    ...newsletter.letterCommands,
    ...transfer.importCommands,
  }
  let days: { stop(): void } | undefined

  /** Of a diary that was just started, or restored from a backup. */
  async function writeWhatIsMissing() {
    await settings.get()
    await messages.queueUnmailed()
    await newsletter.releaseLetterClaims()
    await transfer.releaseClaims()
    await statistics.counting.refresh()
  }

  return {
    ...platform,
    ...content,
    auth,
    findVisitor: auth.findVisitor,
    messages,
    comments,
    ...newsletter,
    counting: statistics.counting,
    statistics: statistics.statistics,
    imports: transfer.imports,
    micropub,
    importJob: transfer.importJob,
    assistant: await createAssistant(platform, content),
    backups,
    restores,
    uploads: createBackupUploads(backupsFolderOf(config.dataDir), log),
    trash,
    samples: createSamplesService({ posts, photos, backups }),
    databaseInfo: createDatabaseInfoService({
      database,
      isProxyUntrusted: platform.proxyWatch.isUntrusted,
      lastBackupAt: () => backups.lastMadeAt(),
      photoBytes: () => storage.totalBytes(),
      backupBytes: () => backups.totalBytes(),
      counts: {
        posts: () => posts.count(),
        photos: () => photos.count(),
        messages: async () => (await messages.count()).total,
        subscribers: () => newsletter.subscribers.count(),
      },
    }),
    commands,

    /** Writes what every start has to write, then runs the jobs. */
    async start() {
      await restores.removeLeftovers()
      // The first read inserts the row: here, so that no visit ever needs to write.
      await settings.get()
      await prepareAuth(auth, config, log)
      const isRequested = config.seed === 'demo'
      await ensureDemoContent({
        db,
        isRequested,
        log,
        tablesIn: (tx) => postsAndPhotosIn(tx, diaryDay),
      })
      await writeWhatIsMissing()
      // A change may have made something due: another time zone, for one.
      changes.onChange(() => void jobs.run())
      jobs.start()
      // Pages show the dog's age and the year: both change with the day.
      days = watchDayChange(diaryDay, () => cache.purge('additive'))
      await diaryLanguage.follow()
    },

    async close() {
      days?.stop()
      await jobs.stop()
      await statistics.counting.close()
      await auth.google.close()
      mailer.close()
      await backups.waitUntilIdle()
      await restores.waitUntilIdle()
      await platform.writePause.close()
      await changes.close()
      await database.close()
    },
  }
}

export type Diary = Awaited<ReturnType<typeof openDiary>>

const openStore = (config: Config, { clock = systemClock, log }: DiaryOptions) =>
  openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    migrationsFolder,
    firstStoreFile,
    log,
    beforeMigration: createBackUpBeforeUpgrade({ config, migrationsFolder, clock, log }),
  })

/** A backup belongs to its day: a laptop that is closed at midnight makes it in the morning. */
const nextDay = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

function postsAndPhotosIn(tx: Db, { zone }: DiaryDay) {
  const posts = createPostsRepository(tx)
  const photos = createPhotosRepository(tx, zone)
  return {
    hasAny: async () => (await posts.count()) + (await photos.count()) > 0,
    insertPost: (row: NewPostRow) => posts.insert(row, { savedBy: null }),
    insertPhoto: photos.insert,
  }
}
