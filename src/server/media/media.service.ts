import { json } from 'node:stream/consumers'
import { UNUSED_UPLOAD_DAYS } from '#shared/limits.ts'
import { readScenes } from '../demo/scenes.ts'
import type { FocalPointsService } from '../focal-points/focal-points.service.ts'
import type { ByteRange } from '../platform/http/byte-range.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Logger } from '../platform/process/logger.ts'
import type { MediaStorage } from '../platform/storage/media-storage.ts'
import { ABOUT_FILE, AboutMedia } from './about-file.ts'
import { createHiddenFiles, type Mentions } from './hidden-files.ts'
import { mediaNameOf, mediaNamesIn } from './media-name.ts'
import { isPrivateFile } from './private-files.ts'
import { createStoreUpload } from './store-upload.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

interface MediaParts extends Mentions {
  storage: MediaStorage
  focalPoints: FocalPointsService
  clock: Clock
  log: Logger
  /** Called after files are gone, for whoever keeps copies of them. */
  whenRemoved: () => Promise<void>
}

export function createMediaService(parts: MediaParts) {
  const { storage, focalPoints, clock, log, listMentions, listDeletedMentions, whenRemoved } = parts
  const listUsed = async () =>
    mediaNamesIn([...(await listMentions()), ...(await listDeletedMentions())])
  const hidden = createHiddenFiles(parts, log)
  const isWithheld = async (name: string, file: string) =>
    isPrivateFile(file) || (await hidden.has(name))

  async function removeUnused(names: string[]) {
    const used = await listUsed()
    const unused = names.filter((one) => !used.has(one))
    if (unused.length === 0) return
    try {
      for (const name of unused) {
        await storage.remove(name)
        await focalPoints.removeUnder(`/media/${name}`)
        log.info({ name }, 'removed photo files that nothing uses')
      }
    } finally {
      // Once for all of them, also when one could not be removed: those before it are gone.
      await whenRemoved()
    }
  }

  return {
    store: createStoreUpload(parts),

    open: async (name: string, file: string, part?: ByteRange) =>
      (await isWithheld(name, file)) ? null : storage.open(name, file, part),
    sizeOf: async (name: string, file: string) =>
      (await isWithheld(name, file)) ? null : storage.sizeOf(name, file),
    /** After any change: other files may be hidden now. */
    forget: () => hidden.forget(),

    /** Null for images that are not ours. */
    async describe(imageUrl: string): Promise<AboutMedia | null> {
      const name = mediaNameOf(imageUrl)
      const about = name ? await storage.open(name, ABOUT_FILE) : null
      return about && AboutMedia.parse(await json(about.stream))
    },

    /** A thumbhash to show while the picture loads; the page comes without it rather than not at all. */
    async findPlaceholder(imageUrl: string): Promise<string | null> {
      try {
        if (!imageUrl.startsWith('/media/demo/')) {
          return (await this.describe(imageUrl))?.placeholder ?? null
        }
        const scene = (await readScenes()).find(({ url }) => url === imageUrl)
        return scene?.placeholder ?? null
      } catch (error) {
        log.warn({ err: error, imageUrl }, 'could not read about a picture')
        return null
      }
    },

    /** After photos stopped using their files; trouble is left to the next sweep. */
    async removeIfUnused(imageUrls: string[]) {
      const names = imageUrls.flatMap((url) => mediaNameOf(url) ?? [])
      if (names.length === 0) return
      try {
        await removeUnused(names)
      } catch (error) {
        log.warn({ err: error, names }, 'could not remove photo files; the daily sweep will')
      }
    },

    /** Files that were uploaded and not used for a month, or whose last user is gone. */
    async sweep() {
      const now = clock.now().getTime()
      await storage.removeLeftovers(new Date(now - HOUR_MS))
      const folders = await storage.list()
      const oldest = now - UNUSED_UPLOAD_DAYS * DAY_MS
      const old = folders.filter((folder) => folder.changedAt.getTime() < oldest)
      await removeUnused(
        old.map((folder) => folder.name).filter((name) => mediaNameOf(`/media/${name}/`)),
      )
    },
  }
}

export type MediaService = ReturnType<typeof createMediaService>
