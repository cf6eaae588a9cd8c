import {
  needsDescription,
  type PhotoDetails,
  type PhotoInput,
  type PhotoSortPosition,
  type SuggestedDay,
} from '#shared/contract/photos.admin.ts'
import type { GalleryQuery } from '#shared/contract/photos.ts'
import { PHOTOS_PER_BATCH } from '#shared/limits.ts'
import { paginate } from '#shared/lists/pages.ts'
import { filterPhotosByCategory, listPhotoCategories } from '#shared/lists/search.ts'
import { dayOfFileName, ignoreFutureDay } from '#shared/photo-day.ts'
import { clipUrl } from '#shared/urls/clip-url.ts'
import { parseMediaUrl } from '#shared/urls/media-url.ts'
import { photoErrors } from '#texts/errors/photos.ts'
import { conflict, invalidFields, notFound } from '../platform/http/errors.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Settings } from '../settings/settings.ts'
import type { MediaService } from './media/media.service.ts'
import { mediaUrlOf } from './media/media-folder.ts'
import { dayOfPhoto } from './photos.present.ts'
import type { PhotoRow, PhotosRepository } from './photos.repository.ts'

function fileNameOf(url: string): string {
  const path = url.replace(/[?#].*$/s, '')
  const name = path.slice(path.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const photoNotFound = () => notFound('photo.not_found', photoErrors.notFound)

interface PhotosOptions {
  photos: PhotosRepository
  media: MediaService
  settings: Settings
  clock: Clock
}

export function createPhotosService(needs: PhotosOptions) {
  const { photos, media, settings, clock } = needs
  const getCategories = () => settings.categories('photos')

  async function refuseDayAhead(days: readonly (string | null | undefined)[]) {
    const today = await settings.day.today()
    if (days.some((day) => day && day > today)) throw invalidFields({ day: photoErrors.dayAhead })
  }

  /** The file's own day counts only if the owner gave none. */
  async function withFileFacts<T extends PhotoInput>(photo: T) {
    const ours = parseMediaUrl(photo.imageUrl)
    const about = await media.describe(photo.imageUrl)
    return {
      ...photo,
      width: ours?.width ?? null,
      height: ours?.height ?? null,
      placeholder: about?.placeholder ?? null,
      clip: about?.clip ? clipUrl(mediaUrlOf(photo.imageUrl, about), about.clip.seconds) : null,
      day: photo.day === undefined ? (about?.day ?? null) : photo.day,
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
    insert: photos.insert,

    /** Returns the same batch as `galleryPageOf` would, but does not read all photos. */
    async getGalleryPage(query: GalleryQuery) {
      const counts = await photos.countByCategory()
      const own = await getCategories()
      const found = filterPhotosByCategory(counts, query.category, own.of)
      const total = found.reduce((sum, { count }) => sum + count, 0)
      const { page, pages, start } = paginate(total, PHOTOS_PER_BATCH, query.page)
      const spellings = query.category ? found.flatMap(({ category }) => category ?? []) : null
      return {
        rows: await photos.listPage(spellings, PHOTOS_PER_BATCH, start),
        total,
        page,
        pages,
        categories: listPhotoCategories(counts, own),
      }
    },

    async get(id: number) {
      const photo = await photos.find(id)
      if (!photo) throw photoNotFound()
      return { photo, ...(await photos.listNeighbors(id)) }
    },

    async create(input: PhotoInput) {
      await refuseDayAhead([input.day])
      return photos.insert(await withFileFacts(input))
    },

    async update(id: number, change: PhotoDetails) {
      const before = await photos.find(id)
      if (!before) throw photoNotFound()
      if (change.description === '' && needsDescription(before.imageUrl)) {
        throw invalidFields({ description: photoErrors.description })
      }
      await refuseDayAhead([change.day])
      const isMoved = change.day !== undefined && change.day !== before.day
      const row = await photos.update(id, { ...change, ...(isMoved && { position: 0 }) })
      if (!row) throw photoNotFound()
      return row
    },

    /** Returns the earlier days and positions, for an undo. */
    async setDays(placed: readonly PhotoSortPosition[]) {
      await refuseDayAhead(placed.map(({ day }) => day))
      return photos.place(placed.map(({ id, day, position = 0 }) => ({ id, day, position })))
    },

    /** Photos of the day that the request does not name were added meanwhile; they come first. */
    async arrange(ids: number[]) {
      const first = await photos.find(ids[0]!)
      if (!first) throw photoNotFound()
      const ofDay = await photos.listOfDay(dayOfPhoto(first, await settings.day.dayWriter()))
      const byId = new Map(ofDay.map((row) => [row.id, row]))
      if (ids.some((id) => !byId.has(id))) {
        throw conflict('photo.other_days', photoErrors.otherDays)
      }
      const named = new Set(ids)
      const order = [...ofDay.filter(({ id }) => !named.has(id)).map(({ id }) => id), ...named]
      const placed = order.map((id, at) => ({ id, day: byId.get(id)!.day, position: at + 1 }))
      return (await photos.place(placed)).length
    },

    async suggestDays(): Promise<SuggestedDay[]> {
      const today = await settings.day.today()
      return (await photos.listWithoutDay()).flatMap(({ id, title, imageUrl, placeholder }) => {
        const day = ignoreFutureDay(
          dayOfFileName(fileNameOf(imageUrl)) ?? dayOfFileName(title),
          today,
        )
        return day ? [{ id, title, imageUrl, placeholder, day }] : []
      })
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
    /** Deletes the rows first: the daily sweep finds files without a row. */
    removeForGood: async (ids: number[]) => removeFiles(await photos.removeDeleted(ids)),
    purgeDeleted: async (before: Date) => removeFiles(await photos.removeDeletedBefore(before)),
  }
}

export type PhotosService = ReturnType<typeof createPhotosService>
