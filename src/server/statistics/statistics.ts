import { statisticsLimits } from '#shared/limits.ts'
import { navigation } from '#shared/texts/site.ts'
import type { Photos } from '../photos/photos.ts'
import type { Platform } from '../platform/platform.ts'
import { createAddressReader } from '../platform/security/remote-address.ts'
import type { Posts } from '../posts/posts.ts'
import type { Settings } from '../settings/settings.ts'
import { createCounting } from './counting.ts'
import { createCountsRepository } from './counts.repository.ts'
import { createFiguresRepository } from './figures.repository.ts'
import { daysAfter } from './figures.ts'
import { measureCounting } from './statistics.metrics.ts'
import { createStatisticsService } from './statistics.service.ts'

const HOUR_MS = 3_600_000

interface StatisticsWings
  extends Pick<
    Settings & Posts & Photos,
    'settings' | 'diaryDay' | 'posts' | 'redirects' | 'photos'
  > {
  isSignedIn: (cookies: string) => boolean
}

/** Counting visits, and what the owner sees of it. */
export function createStatistics(platform: Platform, wings: StatisticsWings) {
  const { config, db, changes, jobs, metrics, clock, log } = platform
  const { posts, photos, redirects, settings, diaryDay, isSignedIn } = wings
  const counts = createCountsRepository(db)
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
  measureCounting(metrics.register, counting)

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
      ...{ figures: createFiguresRepository(db), counting, posts, diaryDay, titleOf },
      listRedirected: async () => new Set((await redirects.list()).map(({ path }) => path)),
    }),
  }
}
