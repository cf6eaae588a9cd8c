import type { PhotoInput } from '#shared/contract/photos.ts'
import { parseMediaUrl } from '#shared/media-url.ts'
import { notFound } from '../platform/errors.ts'
import type { NewPhotoRow, PhotosRepository } from './photos.repository.ts'

const photoNotFound = () =>
  notFound('photo.not_found', 'This photo does not exist or has been removed.')

export function createPhotosService(photos: PhotosRepository) {
  return {
    list: (limit?: number) => photos.list(limit),

    create(input: PhotoInput) {
      const ours = parseMediaUrl(input.imageUrl)
      return photos.insert({ ...input, width: ours?.width ?? null, height: ours?.height ?? null })
    },

    async update(id: number, change: Omit<PhotoInput, 'imageUrl'>) {
      const row = await photos.update(id, change)
      if (!row) throw photoNotFound()
      return row
    },

    async remove(id: number) {
      if (!(await photos.remove(id))) throw photoNotFound()
    },

    count: () => photos.count(),
    /** For demo content and restores, which bring their own dates. */
    insert: (row: NewPhotoRow) => photos.insert(row),
  }
}

export type PhotosService = ReturnType<typeof createPhotosService>
