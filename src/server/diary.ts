import { createAccounts, createAdminCommands } from './accounts/accounts.ts'
import { createAssistant } from './assistant/assistant.service.ts'
import { createBackUpBeforeUpgrade, createBackupCommands } from './backups/backups.service.ts'
import { createBackups } from './backups/backups.ts'
import { createComments } from './comments/comments.ts'
import { createDemo } from './demo/demo.ts'
import { createDog } from './dog/dog.ts'
import { createReadMailBrand } from './dog/mail-brand.ts'
import { createMessages } from './messages/messages.service.ts'
import { createMicropub } from './micropub/micropub.service.ts'
import { createNewsletter } from './newsletter/newsletter.ts'
import { createPhotos } from './photos/photos.ts'
import type { Config } from './platform/config/config.ts'
import type { Database } from './platform/database/database.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { openPlatform, type PlatformOptions } from './platform/platform.ts'
import { systemClock } from './platform/process/clock.ts'
import type { CommandHandlers } from './platform/process/control.ts'
import { firstStoreFile, migrationsFolder } from './platform/root.ts'
import type { FindVisitor } from './platform/security/visitor.ts'
import type { Wing } from './platform/wing.ts'
import { createPosts } from './posts/posts.ts'
import { createVisitorReadings } from './reading.ts'
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
  const database = options.database ?? (await openStore(config, options))
  const platform = await openPlatform(config, { ...options, database })
  const { changes, jobs } = platform

  const settings = createSettings(platform)
  const accounts = createAccounts(platform, { settings, findVisitor: options.findVisitor })
  const photos = createPhotos(platform, { settings })
  const posts = createPosts(platform, { settings, photos })
  const dog = createDog(platform, { settings, photos, posts })
  photos.media.addReferences(
    posts.listMediaMentions,
    dog.listMediaMentions,
    dog.log.listMediaMentions,
  )
  platform.setMailBrand(createReadMailBrand(platform, settings, dog))
  const assistant = await createAssistant(platform, { settings, posts, dog })
  const comments = createComments(platform, { settings, posts })
  const readings = createVisitorReadings(platform, { settings, photos, posts, dog, comments })
  const newsletter = createNewsletter(platform, { settings, posts, dog, comments })
  const messages = createMessages(platform, { settings })
  const statistics = createStatistics(platform, { settings, accounts, photos, posts })
  const content = { settings, photos, posts, dog }
  const transfer = createTransfer(platform, { ...content, comments }, options.oldBlogs)
  const micropub = createMicropub(platform, content)
  const backups = createBackups(platform, {
    settings,
    diary: { posts, photos, messages, newsletter },
    restored: [settings, messages, newsletter, transfer, statistics],
  })
  const demo = createDemo(platform, { photos, posts, backups })
  const wings: Wing[] = [
    backups,
    settings,
    accounts,
    demo,
    messages,
    newsletter,
    transfer,
    statistics,
  ]

  // After the wings, whose remembered reads are forgotten first.
  changes.onChange((change) => {
    platform.cache.purge(change)
    platform.packCache.purge(change)
    platform.photoCache.purge()
    settings.language.followSoon()
  })
  await settings.language.load()
  /** Commands of the shell, for a running diary or one that was opened for the command. */
  const commands: CommandHandlers = {
    ...createAdminCommands(accounts),
    ...createBackupCommands(backups),
    ...newsletter.commands,
    ...transfer.commands,
  }

  return {
    platform,
    settings,
    accounts,
    photos,
    posts,
    dog,
    assistant,
    comments,
    readings,
    newsletter,
    messages,
    statistics,
    transfer,
    micropub,
    backups,
    demo,
    commands,

    /** Writes what every start has to write, then runs the jobs. */
    async start() {
      for (const wing of wings) await wing.start?.()
      // A change may have made something due: another time zone, for one.
      changes.onChange(() => void jobs.run())
      jobs.start()
      await settings.language.follow()
    },

    async close() {
      await jobs.stop()
      for (const wing of wings.toReversed()) await wing.close?.()
      await platform.close()
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
