import { DAY_MS, HOUR_MS } from '#shared/durations.ts'
import { UNUSED_UPLOAD_RETENTION_DAYS } from '#shared/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import type { FocalPointsService } from '../focal-points.service.ts'
import { mediaNameOf, mediaNamesIn } from './media-folder.ts'

export type ListMentions = () => Promise<Iterable<string>>

export interface MediaReferences {
  listMentions: ListMentions
  /** Photos in the trash may be restored, so their files must stay. */
  listDeletedMentions: ListMentions
}

/**
 * Collects the texts of this wing and of later ones. Before a later wing has added its own, reading them throws: a
 * sweep that knows only photos would delete the pictures of posts.
 */
export function createMediaMentions(listOwn: ListMentions) {
  const lists: ListMentions[] = []
  return {
    add(...more: ListMentions[]) {
      lists.push(...more)
    },
    async list(): Promise<string[]> {
      if (lists.length === 0) throw new Error('no other wing has told which pictures it shows')
      const mentions = await Promise.all([listOwn, ...lists].map((list) => list()))
      return mentions.flatMap((texts) => [...texts])
    },
  }
}

export function createUnusedFileRemoval(
  { storage, changes, clock, log }: Platform,
  focalPoints: FocalPointsService,
  { listMentions, listDeletedMentions }: MediaReferences,
) {
  async function removeUnused(names: string[]) {
    const used = mediaNamesIn([...(await listMentions()), ...(await listDeletedMentions())])
    const unused = names.filter((name) => !used.has(name))
    if (unused.length === 0) return
    try {
      for (const name of unused) {
        await storage.remove(name)
        await focalPoints.removeUnder(`/media/${name}`)
        log.info({ name }, 'removed photo files that nothing uses')
      }
    } finally {
      // Announces once for all files, even if one removal failed: the earlier ones are gone.
      await changes.announce()
    }
  }

  return {
    /** A failure here is only logged, because the daily sweep tries again. */
    async removeIfUnused(imageUrls: string[]) {
      const names = imageUrls.flatMap((url) => mediaNameOf(url) ?? [])
      if (names.length === 0) return
      try {
        await removeUnused(names)
      } catch (error) {
        log.warn({ err: error, names }, 'could not remove photo files; the daily sweep will')
      }
    },

    async sweep() {
      const now = clock.now().getTime()
      await storage.removeLeftovers(new Date(now - HOUR_MS))
      const folders = await storage.list()
      const oldest = now - UNUSED_UPLOAD_RETENTION_DAYS * DAY_MS
      const old = folders.filter((folder) => folder.changedAt.getTime() < oldest)
      await removeUnused(
        old.map((folder) => folder.name).filter((name) => mediaNameOf(`/media/${name}/`)),
      )
    },
  }
}
