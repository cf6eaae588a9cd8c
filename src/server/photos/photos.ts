import { createMediaService } from './media/media.service.ts'
import { aDayLater } from '../platform/jobs/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import type { Settings } from '../settings/settings.ts'
import { createFocalPointsRepository } from './focal-points.repository.ts'
import { createFocalPointsService } from './focal-points.service.ts'
import { createPhotosRepository } from './photos.repository.ts'
import { createPhotosService } from './photos.service.ts'

/** The gallery, the files of all pictures, and where to look in them. */
export function createPhotos(
  platform: Platform,
  { settings }: Settings,
  /** Texts of other wings that may show a picture: its files stay while one does. */
  listOtherMentions: () => Promise<Iterable<string>>,
) {
  const { db, changes, jobs, clock, log, storage } = platform
  const focalPoints = createFocalPointsService(createFocalPointsRepository(db), changes)
  const media = createMediaService({
    storage,
    focalPoints,
    changes,
    clock,
    log,
    whenRemoved: () => changes.announce(),
    listMentions: async () => [
      ...(await photos.listMediaMentions()),
      ...(await listOtherMentions()),
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
  jobs.every({ kind: 'sweep', delayMs: 60_000, next: aDayLater, run: media.sweep })
  return { photos, media, storage, focalPoints }
}

export type Photos = ReturnType<typeof createPhotos>
