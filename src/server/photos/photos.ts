import { aDayLater } from '../platform/jobs/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import type { Settings } from '../settings/settings.ts'
import { createFocalPointsService } from './focal-points.service.ts'
import { createMediaService } from './media/media.service.ts'
import { createFocalPointsRepository, createPhotosRepository } from './photos.repository.ts'
import { createPhotosService } from './photos.service.ts'

export function createPhotos(
  platform: Platform,
  { settings, diaryDay }: Settings,
  /** Other wings' texts may show a picture: its files stay as long as one does. */
  listOtherMentions: () => Promise<Iterable<string>>,
) {
  const { db, changes, jobs, clock, storage } = platform
  const repository = createPhotosRepository(db, diaryDay.zone)
  const focalPoints = createFocalPointsService(createFocalPointsRepository(db), changes)
  const media = createMediaService(platform, focalPoints, diaryDay, {
    listMentions: async () => [
      ...(await repository.listImageUrls()),
      ...(await listOtherMentions()),
      (await settings.get()).logoUrl,
    ],
    listDeletedMentions: async () =>
      (await repository.listDeleted()).map(({ imageUrl }) => imageUrl),
  })
  const getCategories = () => settings.categories('photos')
  jobs.every({ kind: 'sweep', delayMs: 60_000, next: aDayLater, run: media.sweep })
  return {
    photos: createPhotosService({ photos: repository, media, getCategories, diaryDay, clock }),
    media,
    storage,
    focalPoints,
  }
}

export type Photos = ReturnType<typeof createPhotos>
