import type { Categories } from '#shared/categories/own-categories.ts'
import type { GalleryQuery, PhotoInput } from '#shared/contract/photos.ts'
import { PHOTOS_PER_PORTION } from '#shared/limits.ts'
import { photoCategories, photosOfCategory } from '#shared/lists/gallery-page.ts'
import { paginate } from '#shared/lists/pagination.ts'
import { parseMediaUrl } from '#shared/urls/media-url.ts'
import type { Replacements } from '../platform/database/replace-values.ts'
import { notFound } from '../platform/http/errors.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { NewPhotoRow, PhotoRow, PhotosRepository } from './photos.repository.ts'

const photoNotFound = () =>
  notFound('photo.not_found', 'This photo doesn’t exist or has been removed.')

/** What photos ask of the files they show. */
interface PhotoFiles {
  describe(imageUrl: string): Promise<{ placeholder: string } | null>
  removeIfUnused(imageUrls: string[]): Promise<void>
}

interface PhotosParts {
  photos: PhotosRepository
  files: PhotoFiles
  getCategories: () => Promise<Categories>
  clock: Clock
}

export function createPhotosService({ photos, files, getCategories, clock }: PhotosParts) {
  /** With what its file tells about it. */
  async function withFileFacts<T extends { imageUrl: string }>(photo: T) {
    const ours = parseMediaUrl(photo.imageUrl)
    const about = await files.describe(photo.imageUrl)
    return {
      ...photo,
      width: ours?.width ?? null,
      height: ours?.height ?? null,
      placeholder: about?.placeholder ?? null,
    }
  }

  return {
    ...createRemoving({ photos, files, clock }),

    list: (limit?: number) => photos.list(limit),

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

    /** One photo, and those beside it in the album. */
    async get(id: number) {
      const photo = await photos.findById(id)
      if (!photo) throw photoNotFound()
      return { photo, ...(await photos.listNeighbors(id)) }
    },

    find: (id: number) => photos.findById(id),
    listTitles: (most: number) => photos.listTitles(most),
    listBetween: (span: { from: Date; to: Date }) => photos.listBetween(span),
    listYears: (zone: string) => photos.listYears(zone),

    countBySpan: photos.countBySpan,
    listRun: photos.listRun,
    listFirstOfSpans: photos.listFirstOfSpans,
    listWithin: photos.listWithin,

    create: async (input: PhotoInput) => photos.insert(await withFileFacts(input)),
    /** One that had its number and date before. */
    bring: async (row: NewPhotoRow & { id: number }) =>
      photos.insertNumbered(await withFileFacts(row)),

    async update(id: number, change: Omit<PhotoInput, 'imageUrl'>) {
      const row = await photos.update(id, change)
      if (!row) throw photoNotFound()
      return row
    },

    async changeCategory(ids: number[], category: string) {
      return (await photos.updateAll(ids, { category })).length
    },

    countByCategory: () => photos.countByCategory(),
    renameCategories: (names: Replacements) => photos.renameCategories(names),

    listMediaMentions: () => photos.listImageUrls(),

    count: () => photos.count(),
    /** For demo content and restores, which bring their own dates. */
    insert: (row: NewPhotoRow) => photos.insert(row),
  }
}

/** Deleted photos can be brought back for a while; their files go with them. */
function createRemoving({ photos, files, clock }: Pick<PhotosParts, 'photos' | 'files' | 'clock'>) {
  const removeAll = async (ids: number[]) => (await photos.markDeleted(ids, clock.now())).length
  async function removeFiles(removed: PhotoRow[]): Promise<number> {
    await files.removeIfUnused(removed.map((row) => row.imageUrl))
    return removed.length
  }
  return {
    removeAll,
    async remove(id: number) {
      if ((await removeAll([id])) === 0) throw photoNotFound()
    },
    listDeleted: () => photos.listDeleted(),
    restore: (ids: number[]) => photos.restoreDeleted(ids),
    /** With their files, which nothing may bring back from now on. */
    removeForGood: async (ids: number[]) => removeFiles(await photos.removeDeleted(ids)),
    purgeDeleted: async (before: Date) => removeFiles(await photos.removeDeletedBefore(before)),
  }
}

export type PhotosService = ReturnType<typeof createPhotosService>
