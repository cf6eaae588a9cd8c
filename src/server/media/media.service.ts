import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { UploadedMedia } from '#shared/contract/media.ts'
import { MAX_UPLOAD_BYTES } from '#shared/limits.ts'
import { readScenes } from '../demo/scenes.ts'
import { createQueue } from '../platform/overload/job-queue.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Logger } from '../platform/process/logger.ts'
import type { MediaStorage } from '../platform/storage/media-storage.ts'
import { fileTooLarge, storageTrouble, tooManyWaiting } from './media.errors.ts'
import { mediaNameOf, mediaNamesIn } from './media-name.ts'
import { receiveFile } from './receive-file.ts'

const MAX_WAITING = 60
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** Beside the pictures, never served: what a photo's row wants to know. */
const ABOUT = 'about.json'
const About = z.omit(UploadedMedia, { imageUrl: true })

interface MediaParts {
  storage: MediaStorage
  clock: Clock
  log: Logger
  /** Called after files are gone, for whoever keeps copies of them. */
  whenRemoved: () => Promise<void>
  /** Everything that may mention a picture: photos, posts, settings. */
  listMentions: () => Promise<Iterable<string>>
}

export function createMediaService(parts: MediaParts) {
  const { storage, clock, log, listMentions, whenRemoved } = parts
  // Decoding takes memory and a core: one picture at a time leaves the other core to visitors.
  const inTurn = createQueue(MAX_WAITING, tooManyWaiting)

  const listUsed = async () => mediaNamesIn(await listMentions())

  async function removeUnused(names: string[]) {
    const used = await listUsed()
    const unused = names.filter((one) => !used.has(one))
    if (unused.length === 0) return
    try {
      for (const name of unused) {
        await storage.remove(name)
        log.info({ name }, 'removed picture files that nothing uses')
      }
    } finally {
      // Once for all of them, also when one could not be removed: those before it are gone.
      await whenRemoved()
    }
  }

  async function receiveInto(folder: string, file: Readable): Promise<UploadedMedia> {
    const original = join(folder, 'original')
    await receiveFile(file, original)
    const about = await inTurn(async () => {
      // The decoder is large: diaries that take no photos never load it.
      const { prepareImage } = await import('./prepare-image.ts')
      return prepareImage(original, folder)
    })
    await rm(original)
    await writeFile(join(folder, ABOUT), JSON.stringify(about))
    const name = randomBytes(16).toString('hex')
    await storage.keep(folder, name)
    return { imageUrl: `/media/${name}/${about.width}x${about.height}.jpg`, ...about }
  }

  return {
    async store(file: Readable, announcedBytes = 0): Promise<UploadedMedia> {
      if (announcedBytes > MAX_UPLOAD_BYTES) throw fileTooLarge()
      let folder: string | undefined
      try {
        folder = await storage.openWorkFolder()
        return await receiveInto(folder, file)
      } catch (error) {
        throw storageTrouble(error)
      } finally {
        if (folder) {
          await storage.closeWorkFolder(folder).catch((error: unknown) => {
            log.warn({ err: error }, 'could not tidy up after an upload')
          })
        }
      }
    },

    open: (name: string, file: string) =>
      file === ABOUT ? Promise.resolve(null) : storage.open(name, file),

    /** Null for pictures that are not ours. */
    async describe(imageUrl: string): Promise<z.output<typeof About> | null> {
      const name = mediaNameOf(imageUrl)
      const about = name ? await storage.open(name, ABOUT) : null
      return about && About.parse(await json(about.stream))
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

    /** After a photo or post let go of a picture; trouble is left to the next sweep. */
    async letGo(imageUrl: string) {
      const name = mediaNameOf(imageUrl)
      if (!name) return
      try {
        await removeUnused([name])
      } catch (error) {
        log.warn({ err: error, name }, 'could not remove picture files; the daily sweep will')
      }
    },

    /** Pictures that were uploaded and never used, or whose last user is gone. */
    async sweep() {
      const now = clock.now().getTime()
      await storage.removeLeftovers(new Date(now - HOUR_MS))
      const folders = await storage.list()
      const old = folders.filter((folder) => folder.changedAt.getTime() < now - DAY_MS)
      await removeUnused(
        old.map((folder) => folder.name).filter((name) => mediaNameOf(`/media/${name}/`)),
      )
    },
  }
}

export type MediaService = ReturnType<typeof createMediaService>
