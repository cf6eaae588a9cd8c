import { Counter, Gauge, type Registry } from 'prom-client'
import { addCalendarDays } from '#shared/days.ts'
import { HOUR_MS } from '#shared/durations.ts'
import { statisticsLimits } from '#shared/limits.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Photos } from '../photos/photos.ts'
import type { Platform } from '../platform/platform.ts'
import { createAddressReader } from '../platform/security/proxy.ts'
import type { Posts } from '../posts/posts.ts'
import type { Settings } from '../settings/settings.ts'
import { createVisitCounting, type VisitCounting } from './counting.ts'
import { createCountsRepository } from './counts.repository.ts'
import { createStatisticsService } from './statistics.service.ts'

interface StatisticsOptions {
  settings: Settings
  accounts: Accounts
  photos: Photos
  posts: Posts
}

export function createStatistics(platform: Platform, options: StatisticsOptions) {
  const { config, db, changes, jobs, metrics, clock, log } = platform
  const { settings, accounts, photos, posts } = options
  const counts = createCountsRepository(db)
  const counting = createVisitCounting({
    counts,
    readSwitch: async () => ({
      isOn: (await settings.get()).features.analytics,
      zone: await settings.day.zone(),
    }),
    addressOf: createAddressReader(config.trustProxy),
    isSignedIn: accounts.cookie.isIn,
    ownHost: ({ host }) => (config.isPublicUrlConfigured ? config.publicUrl.host : host),
    clock,
    log,
  })
  changes.onChange(() => {
    counting.refresh().catch((error) => {
      log.warn({ err: error }, 'could not see whether visits are counted; trying again')
    })
  })
  measure(metrics.register, counting)

  jobs.define(counting.job)
  jobs.every({
    kind: 'salts',
    delayMs: 15_000,
    next: (now) => new Date(now.getTime() + HOUR_MS),
    async run() {
      // A process that wrongly believes counting is off would delete today's hashes.
      await counting.refresh()
      const keptMs = counting.isOn() ? statisticsLimits.forgetHours * HOUR_MS : 0
      await counts.eraseVisitors(new Date(clock.now().getTime() - keptMs))
      const oldest = addCalendarDays(await settings.day.today(), -statisticsLimits.daysInDetail)
      await counts.sumMonthsBefore(oldest, statisticsLimits.visitorsPerSearch)
    },
  })

  return {
    ...createStatisticsService({ counts, counting, settings, photos, posts }),
    counting,
    start: counting.refresh,
    afterRestore: counting.refresh,
    close: counting.close,
  }
}

export type Statistics = ReturnType<typeof createStatistics>

function measure(register: Registry, { pending, written }: VisitCounting) {
  new Counter({
    name: 'statistics_views_total',
    help: 'Views of pages that this process counted and wrote',
    registers: [register],
    collect() {
      this.reset()
      this.inc(written.views)
    },
  })
  new Gauge({
    name: 'statistics_keys_waiting',
    help: 'What was counted and waits to be written',
    registers: [register],
    collect() {
      this.set(pending().keys)
    },
  })
}
