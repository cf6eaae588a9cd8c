import { createGetDisplayContext } from '../photos/photos.present.ts'
import type { Photos } from '../photos/photos.ts'
import type { Platform } from '../platform/platform.ts'
import type { CategoriesService } from '../posts/categories.service.ts'
import type { Posts } from '../posts/posts.ts'
import type { Settings } from '../settings/settings.ts'
import { createThemeService } from '../settings/theme.ts'
import { createDayLabels } from './day-labels.ts'
import { createDogService } from './dog.service.ts'
import { defineReminderJob } from './dog-log.jobs.ts'
import { createDogLogRepository } from './dog-log.repository.ts'
import { createDogLogService } from './dog-log.service.ts'
import { createOnThisDayService } from './timeline/on-this-day.service.ts'
import { createTimelineService } from './timeline/timeline.service.ts'
import { createYearBookService } from './year-book/year-book.service.ts'

interface DogNeighbors extends Settings, Posts, Photos {
  categories: Pick<CategoriesService, 'ensureOneList'>
}

export function createDog(
  platform: Platform,
  { settings, diaryDay, posts, photos, focalPoints, categories }: DogNeighbors,
) {
  const log = createDogLogRepository(platform.db)
  const dogLog = createDogLogService(log, platform, {
    diaryDay,
    getProfile: async () => (await dog.getDocument()).dogs[0],
  })
  const dog = createDogService(platform, {
    settings,
    categories,
    diaryDay,
    focalPoints,
    getPublicWeight: dogLog.publicWeight,
  })
  defineReminderJob(platform, log, { settings, diaryDay, dog, dogLog })

  const writtenDays = createDayLabels(diaryDay, dog)
  const sources = { posts, photos, dog, diaryDay, publicLog: dogLog.publicLog }
  const yearBook = createYearBookService(sources)
  return {
    dog,
    dogLog,
    writtenDays,
    presenting: createGetDisplayContext(writtenDays, focalPoints),
    theme: createThemeService(settings, dog),
    timeline: createTimelineService({ ...sources, listBookYears: yearBook.listYears }),
    yearBook,
    onThisDay: createOnThisDayService(sources),
  }
}

export type Dog = ReturnType<typeof createDog>
