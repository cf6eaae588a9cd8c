import type { Registry } from 'prom-client'
import { statisticsLimits } from '#shared/limits.ts'
import { navigation } from '#shared/texts/site.ts'
import type { PhotosService } from '../photos/photos.service.ts'
import type { ChangeFeed } from '../platform/changes/change-feed.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/database/database.ts'
import type { JobRegistry } from '../platform/jobs/jobs.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Logger } from '../platform/process/logger.ts'
import { createAddressReader } from '../platform/security/remote-address.ts'
import type { PostsService } from '../posts/posts.service.ts'
import type { RedirectsService } from '../redirects/redirects.service.ts'
import type { DiaryDay } from '../settings/diary-day.ts'
import type { SettingsService } from '../settings/settings.service.ts'
import { createCounting } from './counting/counting.ts'
import { createCountsRepository } from './counts.repository.ts'
import { createFiguresRepository } from './figures.repository.ts'
import { daysAfter } from './figures.ts'
import { measureCounting } from './statistics.metrics.ts'
import { createStatisticsService } from './statistics.service.ts'

const HOUR_MS = 3_600_000

interface VisitsParts {
  config: Config
  database: Database
  changes: ChangeFeed
  content: {
    posts: PostsService
    photos: PhotosService
    redirects: RedirectsService
    settings: SettingsService
    diaryDay: DiaryDay
  }
  isSignedIn: (cookies: string) => boolean
  register: Registry
  jobs: JobRegistry
  clock: Clock
  log: Logger
}

/** Counting visits, and what the owner sees of it. */
export async function createStatistics(parts: VisitsParts) {
  const { config, database, changes, content, isSignedIn, register, jobs, clock, log } = parts
  const { posts, photos, redirects, settings, diaryDay } = content
  const counts = createCountsRepository(database.db)
  const counting = createCounting({
    ...{ counts, isSignedIn, clock, log },
    readSwitch: async () => ({
      isOn: (await settings.get()).features.analytics,
      zone: await diaryDay.zone(),
    }),
    addressOf: createAddressReader(config.trustProxy),
    ownHost: ({ host }) => (config.isPublicUrlConfigured ? config.publicUrl.host : host),
  })
  changes.onChange(() => {
    counting.refresh().catch((error) => {
      log.warn({ err: error }, 'could not see whether visits are counted; trying again')
    })
  })
  measureCounting(register, counting)
  await counting.refresh()

  jobs.define(counting.job)
  jobs.every({
    kind: 'salts',
    delayMs: 15_000,
    next: (now) => new Date(now.getTime() + HOUR_MS),
    async run() {
      // Whoever believes wrongly that nobody is counted would forget those of today.
      await counting.refresh()
      const keptMs = counting.isOn() ? statisticsLimits.forgetHours * HOUR_MS : 0
      await counts.forgetVisitors(new Date(clock.now().getTime() - keptMs))
      const oldest = daysAfter(await diaryDay.today(), -statisticsLimits.daysInDetail)
      await counts.sumMonthsBefore(oldest, statisticsLimits.visitorsPerSearch)
    },
  })

  /** Of pages that are no posts. */
  async function titleOf(path: string): Promise<string | null> {
    const photoId = /^\/gallery\/(\d{1,9})(?:-|$)/.exec(path)?.[1]
    if (photoId) return (await photos.find(Number(photoId)))?.title ?? null
    return navigation.find(({ href }) => href === path)?.label ?? null
  }

  return {
    counting,
    statistics: createStatisticsService({
      ...{ figures: createFiguresRepository(database.db), counting, posts, diaryDay, titleOf },
      listRedirected: async () => new Set((await redirects.list()).map(({ path }) => path)),
    }),
  }
}

export type Visits = Awaited<ReturnType<typeof createStatistics>>
