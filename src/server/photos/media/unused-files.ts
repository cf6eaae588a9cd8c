import { UNUSED_UPLOAD_DAYS } from '#shared/limits.ts'
import type { FocalPointsService } from '../focal-points.service.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { Logger } from '../../platform/process/logger.ts'
import type { MediaStorage } from '../../platform/storage/media-storage.ts'
import type { Mentions } from './hidden-files.ts'
import { mediaNameOf, mediaNamesIn } from './media-name.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

export interface UnusedFilesParts extends Mentions {
  storage: MediaStorage
  focalPoints: FocalPointsService
  clock: Clock
  log: Logger
  /** Called after files are gone, for whoever keeps copies of them. */
  whenRemoved: () => Promise<void>
}

/** Removes files that nothing shows, and nothing deleted could bring back. */
export function createUnusedFiles(parts: UnusedFilesParts) {
  const { storage, focalPoints, clock, log, listMentions, listDeletedMentions, whenRemoved } = parts
  const listUsed = async () =>
    mediaNamesIn([...(await listMentions()), ...(await listDeletedMentions())])

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
