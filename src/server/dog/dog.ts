import { createPresenting } from '../photos/focal-points/presenting.ts'
import type { Photos } from '../photos/photos.ts'
import type { Platform } from '../platform/platform.ts'
import type { Posts } from '../posts/posts.ts'
import type { Settings } from '../settings/settings.ts'
import { createThemeService } from '../settings/theme.service.ts'
import { createDogRepository } from './dog.repository.ts'
import { createDogService } from './dog.service.ts'
import { createReminders } from './dog-log.jobs.ts'
import { createDogLogRepository } from './dog-log.repository.ts'
import { createDogLogService } from './dog-log.service.ts'
import { createRemindersRepository } from './reminders.repository.ts'
import { createOnThisDayService } from './timeline/on-this-day.service.ts'
import { createTimelineService } from './timeline/timeline.service.ts'
import { createWrittenDays } from './written-days.ts'
import { createYearBookService } from './year-book/year-book.service.ts'

/** The dog, its log, and whatever is counted by its life: timeline, earlier years, year books. */
export function createDog(
  { db, changes, jobs, outbox, linkTo, clock }: Platform,
  { settings, diaryDay, posts, photos, focalPoints }: Settings & Posts & Photos,
) {
  const dogLog = createDogLogService({
    log: createDogLogRepository(db),
    getBirthday: async () => (await dog.getDocument()).dogs[0].birthday,
    diaryDay,
    changes,
    clock,
  })
  const dog = createDogService(createDogRepository(db), {
    changes,
    diaryDay,
    focalPoints,
    getPublicWeight: dogLog.publicWeight,
  })
  jobs.define(
    createReminders({
      rows: createRemindersRepository(db),
      dogLog,
      outbox,
      diaryDay,
      linkTo,
      getOwnerEmail: async () => (await settings.get()).ownerEmail,
      getDogName: async () => (await dog.getPublic()).name,
    }),
  )
  const writtenDays = createWrittenDays(diaryDay, dog)
  const told = { posts, photos, dog, diaryDay }
  const { publicLog } = dogLog
  return {
    dog,
    dogLog,
    writtenDays,
    presenting: createPresenting(writtenDays, focalPoints),
    theme: createThemeService(settings, dog),
    timeline: createTimelineService({ ...told, publicLog }),
    yearBook: createYearBookService({ ...told, publicLog }),
    onThisDay: createOnThisDayService(told),
  }
}

export type Dog = ReturnType<typeof createDog>
