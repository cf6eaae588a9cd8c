import type { Db } from '../platform/database/database.ts'
import { addOneDay } from '../platform/jobs/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import type { Settings } from '../settings/settings.ts'
import { createFocalPointsService } from './focal-points.service.ts'
import { createKnownUploadsRepository } from './media/known-uploads.repository.ts'
import { createMediaService } from './media/media.service.ts'
import { createMediaMentions } from './media/unused-files.ts'
import { createFocalPointsRepository, createPhotosRepository } from './photos.repository.ts'
import { createPhotosService } from './photos.service.ts'

export function createPhotos(platform: Platform, { settings }: { settings: Settings }) {
  const { db, changes, jobs, clock } = platform
  const repository = createPhotosRepository(db, settings.day.zone)
  const focalPoints = createFocalPointsService(createFocalPointsRepository(db), changes)
  const mentions = createMediaMentions(async () => [
    ...(await repository.listImageUrls()),
    (await settings.get()).logoUrl,
  ])
  const references = {
    listMentions: mentions.list,
    listDeletedMentions: async () =>
      (await repository.listDeleted()).map(({ imageUrl }) => imageUrl),
  }
  const uploadRows = createKnownUploadsRepository(db)
  const media = createMediaService(platform, focalPoints, settings, references, uploadRows)
  jobs.every({ kind: 'sweep', delayMs: 60_000, next: addOneDay, run: media.sweep })
  return {
    ...createPhotosService({ photos: repository, media, settings, clock }),
    /** The rows in a transaction of the caller. */
    rowsIn(tx: Db) {
      const { count, insert } = createPhotosRepository(tx, settings.day.zone)
      return { count, insert }
    },
    /** Wings created later add their lists of mentions: a file stays while one of them names it. */
    media: { ...media, addReferences: mentions.add },
    focalPoints,
  }
}

export type Photos = ReturnType<typeof createPhotos>
