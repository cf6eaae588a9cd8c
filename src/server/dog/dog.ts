import { createGetDisplayContext } from '../photos/photos.present.ts'
import type { Photos } from '../photos/photos.ts'
import type { Platform } from '../platform/platform.ts'
import type { Posts } from '../posts/posts.ts'
import type { Settings } from '../settings/settings.ts'
import { createThemeService } from '../settings/theme.ts'
import { createDayLabels } from './day-labels.ts'
import { createDogService } from './dog.service.ts'
import { defineLogPurge, defineReminderJob } from './dog-log.jobs.ts'
import { createDogLogRepository } from './dog-log.repository.ts'
import { createDogLogService } from './dog-log.service.ts'

interface DogOptions {
  settings: Settings
  photos: Photos
  posts: Posts
}

export function createDog(platform: Platform, { settings, photos, posts }: DogOptions) {
  const logRows = createDogLogRepository(platform.db)
  const log = createDogLogService(logRows, platform, {
    settings,
    getProfile: async () => (await dog.getDocument()).dogs[0],
  })
  const dog = createDogService(platform, { settings, photos, posts, log })
  defineLogPurge(platform, log)
  defineReminderJob(platform, logRows, { settings, dog, log })

  const dayLabels = createDayLabels(settings, dog)
  return {
    ...dog,
    log,
    dayLabels,
    getDisplayContext: createGetDisplayContext(dayLabels, photos.focalPoints),
    /** The coat decides over the icons and some colours, so the theme needs the dog. */
    theme: createThemeService(settings, dog),
  }
}

export type Dog = ReturnType<typeof createDog>
