import type { GalleryQuery } from '#shared/contract/photos.ts'
import { PHOTOS_PER_BATCH } from '#shared/limits.ts'
import { pageRangeOf } from '#shared/lists/pages.ts'
import { filterPhotosByCategory, listPhotoCategories } from '#shared/lists/search.ts'
import type { Platform } from '../platform/platform.ts'
import type { Audience } from '../platform/reading.ts'
import type { Settings } from '../settings/settings.ts'
import { photoNotFound } from './photos.service.ts'
import { createShownPhotos } from './shown-photos.repository.ts'

/** The photos that this audience may see. */
export function readPhotos({ db }: Platform, settings: Settings, audience: Audience) {
  const photos = createShownPhotos(db, settings.day.zone, audience)

  return {
    list: photos.list,
    listTitles: photos.listTitles,
    listBetween: photos.listBetween,
    listYears: photos.listYears,
    countBySpan: photos.countBySpan,
    listRun: photos.listRun,
    listFirstOfSpans: photos.listFirstOfSpans,
    listWithin: photos.listWithin,

    /** Returns the same batch as `galleryPageOf` would, but does not read all photos. */
    async getGalleryPage(query: GalleryQuery) {
      const counts = await photos.countByCategory()
      const own = await settings.categories('photos')
      const found = filterPhotosByCategory(counts, query.category, own.of)
      const total = found.reduce((sum, { count }) => sum + count, 0)
      const { page, pages, start } = pageRangeOf(total, PHOTOS_PER_BATCH, query.page)
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
  }
}

export type ReadablePhotos = ReturnType<typeof readPhotos>
