import type { Categories } from '#shared/categories.ts'
import type { PhotoInput } from '#shared/contract/photos.admin.ts'
import type { GalleryQuery } from '#shared/contract/photos.ts'
import { PHOTOS_PER_PORTION } from '#shared/limits.ts'
import { paginate } from '#shared/lists/pages.ts'
import { photoCategories, photosOfCategory } from '#shared/lists/search.ts'
import { parseMediaUrl } from '#shared/urls/media-url.ts'
import { photoErrors } from '#texts/errors/photos.ts'
import { notFound } from '../platform/http/errors.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { MediaService } from './media/media.service.ts'
import type { PhotoRow, PhotosRepository } from './photos.repository.ts'

const photoNotFound = () => notFound('photo.not_found', photoErrors.notFound)

export function createPhotosService(
  photos: PhotosRepository,
  media: Pick<MediaService, 'describe' | 'removeIfUnused'>,
  getCategories: () => Promise<Categories>,
  clock: Clock,
) {
  /** With the size and the placeholder of its file. */
  async function withFileFacts<T extends { imageUrl: string }>(photo: T) {
    const ours = parseMediaUrl(photo.imageUrl)
    const about = await media.describe(photo.imageUrl)
    return {
      ...photo,
      width: ours?.width ?? null,
      height: ours?.height ?? null,
      placeholder: about?.placeholder ?? null,
    }
  }

  const removeAll = async (ids: number[]) => (await photos.markDeleted(ids, clock.now())).length

  async function removeFiles(removed: PhotoRow[]): Promise<number> {
    await media.removeIfUnused(removed.map((row) => row.imageUrl))
    return removed.length
  }

  return {
    list: photos.list,
    find: photos.find,
    listTitles: photos.listTitles,
    listBetween: photos.listBetween,
    listYears: photos.listYears,
    countBySpan: photos.countBySpan,
    listRun: photos.listRun,
    listFirstOfSpans: photos.listFirstOfSpans,
    listWithin: photos.listWithin,
    countByCategory: photos.countByCategory,
    renameCategories: photos.renameCategories,
    count: photos.count,
    /** For demo content and restores, which bring their own dates. */
    insert: photos.insert,

    /** The same portion that `galleryPageOf` cuts out of the whole list, without reading all of it. */
    async getGalleryPage(query: GalleryQuery) {
      const counts = await photos.countByCategory()
      const own = await getCategories()
      const found = photosOfCategory(counts, query.category, own.of)
      const total = found.reduce((sum, { count }) => sum + count, 0)
      const { page, pages, start } = paginate(total, PHOTOS_PER_PORTION, query.page)
      const spellings = query.category ? found.flatMap(({ category }) => category ?? []) : null
      return {
        rows: await photos.listPage(spellings, PHOTOS_PER_PORTION, start),
        total,
        page,
        pages,
        categories: photoCategories(counts, own),
      }
    },

    /** One photo, and those beside it in the gallery. */
    async get(id: number) {
      const photo = await photos.find(id)
      if (!photo) throw photoNotFound()
      return { photo, ...(await photos.listNeighbors(id)) }
    },

    create: async (input: PhotoInput) => photos.insert(await withFileFacts(input)),

    async update(id: number, change: Omit<PhotoInput, 'imageUrl'>) {
      const row = await photos.update(id, change)
      if (!row) throw photoNotFound()
      return row
    },

    async changeCategory(ids: number[], category: string) {
      return (await photos.updateAll(ids, { category })).length
    },

    removeAll,
    async remove(id: number) {
      if ((await removeAll([id])) === 0) throw photoNotFound()
    },
    listDeleted: photos.listDeleted,
    restore: photos.restoreDeleted,
    /** The rows go first: files without a row are found by the daily sweep. */
    removeForGood: async (ids: number[]) => removeFiles(await photos.removeDeleted(ids)),
    purgeDeleted: async (before: Date) => removeFiles(await photos.removeDeletedBefore(before)),
  }
}

export type PhotosService = ReturnType<typeof createPhotosService>
