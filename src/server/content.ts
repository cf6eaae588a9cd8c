import { defaultProfile } from '#shared/dog/default-profile.ts'
import { createBackups } from './backups/backups.ts'
import { createCategoriesService } from './categories/categories.service.ts'
import { createDeletedService } from './deleted/deleted.service.ts'
import { createDogRepository } from './dog/dog.repository.ts'
import { createDogService } from './dog/dog.service.ts'
import { createWrittenDays } from './dog/written-days.ts'
import { createDogLogRepository } from './dog-log/dog-log.repository.ts'
import { createDogLogService } from './dog-log/dog-log.service.ts'
import { createFocalPointsRepository } from './focal-points/focal-points.repository.ts'
import { createFocalPointsService } from './focal-points/focal-points.service.ts'
import { createPresenting } from './focal-points/presenting.ts'
import { createMediaService } from './media/media.service.ts'
import { createPhotosRepository } from './photos/photos.repository.ts'
import { createPhotosService } from './photos/photos.service.ts'
import type { ChangeFeed } from './platform/changes/change-feed.ts'
import type { Config } from './platform/config/config.ts'
import type { Database } from './platform/database/database.ts'
import { aDayLater, type JobRegistry } from './platform/jobs/jobs.ts'
import type { Clock } from './platform/process/clock.ts'
import type { Logger } from './platform/process/logger.ts'
import { migrationsFolder } from './platform/root.ts'
import { openMediaStorage } from './platform/storage/open-media-storage.ts'
import { createPosts } from './posts/posts.ts'
import { createRedirectsRepository } from './redirects/redirects.repository.ts'
import { createRedirectsService } from './redirects/redirects.service.ts'
import { createDiaryDay } from './settings/diary-day.ts'
import { createSettingsRepository } from './settings/settings.repository.ts'
import { createSettingsService } from './settings/settings.service.ts'
import { createThemeService } from './theme/theme.service.ts'
import { createOnThisDayService } from './timeline/on-this-day.service.ts'
import { createTimelineService } from './timeline/timeline.service.ts'
import { createYearBookService } from './year-book/year-book.service.ts'

interface ContentParts {
  config: Config
  database: Database
  changes: ChangeFeed
  jobs: JobRegistry
  clock: Clock
  log: Logger
}

/** A backup belongs to its day: a laptop that is closed at midnight makes it in the morning. */
const nextDay = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

/** What the owner makes: posts, photos with their files, settings; and the backups of all that. */
export function createContent({ config, database, changes, jobs, clock, log }: ContentParts) {
  const { db } = database
  const settings = createSettingsService(
    createSettingsRepository(db, { ...defaultProfile, ownerEmail: config.admin?.email ?? '' }),
  )
  const diaryDay = createDiaryDay(settings, clock)
  const { posts, ...besidePosts } = createPosts({
    db,
    clock,
    jobs,
    getCategories: () => settings.categories('posts'),
    getZone: diaryDay.zone,
    readZone: () => settings.readZone(),
    announce: changes.announce,
  })
  const focalPoints = createFocalPointsService(createFocalPointsRepository(db))
  const dogLog = createDogLogService({
    log: createDogLogRepository(db),
    getBirthday: async () => (await dog.getDocument()).dogs[0].birthday,
    diaryDay,
    clock,
  })
  const dog = createDogService(createDogRepository(db), {
    diaryDay,
    focalPoints,
    getPublicWeight: dogLog.publicWeight,
  })
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
    focalPoints,
    clock,
    log,
    whenRemoved: () => changes.announce(),
    listMentions: async () => [
      ...(await photos.listMediaMentions()),
      ...(await posts.listMediaMentions()),
      ...(await dog.listMediaMentions()),
      ...(await dogLog.listMediaMentions()),
      (await settings.get()).logoUrl,
    ],
    listDeletedMentions: async () => (await photos.listDeleted()).map(({ imageUrl }) => imageUrl),
  })
  const photos = createPhotosService({
    photos: createPhotosRepository(db),
    files: media,
    getCategories: () => settings.categories('photos'),
    clock,
  })
  const writtenDays = createWrittenDays(diaryDay, dog)
  const deleted = createDeletedService({ posts, photos, dogLog, clock })
  jobs.every({ kind: 'sweep', delayMs: 60_000, next: aDayLater, run: media.sweep })
  jobs.every({
    kind: 'purge',
    delayMs: 90_000,
    next: aDayLater,
    run: () => deleted.purgeDeleted(deleted.dueBefore()),
  })
  if (config.backups === 'daily') {
    jobs.every({ kind: 'backup', delayMs: 120_000, next: nextDay, run: backups.runDaily })
  }
  return {
    posts,
    ...besidePosts,
    redirects: createRedirectsService({ redirects: createRedirectsRepository(db), posts, clock }),
    photos,
    deleted,
    media,
    storage,
    settings,
    categories: createCategoriesService({ settings, posts, photos }),
    diaryDay,
    focalPoints,
    presenting: createPresenting(writtenDays, focalPoints),
    dog,
    yearBook: createYearBookService({ posts, photos, dog, publicLog: dogLog.publicLog, diaryDay }),
    writtenDays,
    dogLog,
    timeline: createTimelineService({ posts, photos, dog, publicLog: dogLog.publicLog, diaryDay }),
    onThisDay: createOnThisDayService({ posts, photos, dog, diaryDay }),
    theme: createThemeService(settings, dog),
    backups,
  }
}

export type Content = ReturnType<typeof createContent>
