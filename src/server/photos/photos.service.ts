import {
  type DatedPhoto,
  isDescriptionRequired,
  type PhotoDetails,
  type PhotoInput,
  type SuggestedDay,
} from '#shared/contract/photos.admin.ts'
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
import type { PhotosRepository } from './photos.repository.ts'
import type { PhotoRow } from './shown-photos.repository.ts'

function fileNameOf(url: string): string {
  const path = url.replace(/[?#].*$/s, '')
  const name = path.slice(path.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

export const photoNotFound = () => notFound('photo.not_found', photoErrors.notFound)

interface PhotosOptions {
  photos: PhotosRepository
  media: MediaService
  settings: Settings
  clock: Clock
}

export function createPhotosService(needs: PhotosOptions) {
  const { photos, media, settings, clock } = needs

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
    countByCategory: photos.countByCategory,
    renameCategories: photos.renameCategories,
    count: photos.count,
    insert: photos.insert,

    /** A key that already made a photo returns that photo as it is now. */
    async create(input: PhotoInput, clientKey?: string) {
      const findMade = () => (clientKey ? photos.findByKey(clientKey) : null)
      const made = await findMade()
      if (made) return made
      await refuseDayAhead([input.day])
      try {
        return await photos.insert({ ...(await withFileFacts(input)), clientKey })
      } catch (error) {
        // The same create, sent twice at once, fails because the other one took the key.
        const other = await findMade()
        if (other) return other
        throw error
      }
    },

    async update(id: number, change: PhotoDetails) {
      const before = await photos.find(id)
      if (!before) throw photoNotFound()
      if (change.description === '' && isDescriptionRequired(before.imageUrl)) {
        throw invalidFields({ description: photoErrors.description })
      }
      await refuseDayAhead([change.day])
      const isMoved = change.day !== undefined && change.day !== before.day
      const row = await photos.update(id, { ...change, ...(isMoved && { position: 0 }) })
      if (!row) throw photoNotFound()
      return row
    },

    /** Returns the earlier days and positions, for an undo. */
    async setDays(placed: readonly DatedPhoto[]) {
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
