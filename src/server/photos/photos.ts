import { addOneDay } from '../platform/jobs/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import type { Settings } from '../settings/settings.ts'
import { createFocalPointsService } from './focal-points.service.ts'
import { createMediaService } from './media/media.service.ts'
import { createMediaMentions } from './media/unused-files.ts'
import { createFocalPointsRepository, createPhotosRepository } from './photos.repository.ts'
import { createPhotosService } from './photos.service.ts'

export function createPhotos(platform: Platform, { settings, diaryDay }: Settings) {
  const { db, changes, jobs, clock, storage } = platform
  const repository = createPhotosRepository(db, diaryDay.zone)
  const focalPoints = createFocalPointsService(createFocalPointsRepository(db), changes)
  const mentions = createMediaMentions(async () => [
    ...(await repository.listImageUrls()),
    (await settings.get()).logoUrl,
  ])
  const media = createMediaService(platform, focalPoints, diaryDay, {
    listMentions: mentions.list,
    listDeletedMentions: async () =>
      (await repository.listDeleted()).map(({ imageUrl }) => imageUrl),
  })
  const getCategories = () => settings.categories('photos')
  jobs.every({ kind: 'sweep', delayMs: 60_000, next: addOneDay, run: media.sweep })
  return {
    photos: createPhotosService({ photos: repository, media, getCategories, diaryDay, clock }),
    /** Wings created later add their lists of mentions: a file stays while one of them names it. */
    media: { ...media, addReferences: mentions.add },
    storage,
    focalPoints,
  }
}

export type Photos = ReturnType<typeof createPhotos>
