import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { UploadedMedia } from '#shared/contract/media.ts'
import { MAX_UPLOAD_BYTES } from '#shared/limits.ts'
import { mediaUrl } from '#shared/urls/media-url.ts'
import type { FocalPointsService } from '../focal-points.service.ts'
import { createQueue } from '../../platform/overload/job-queue.ts'
import type { Logger } from '../../platform/process/logger.ts'
import type { MediaStorage } from '../../platform/storage/media-storage.ts'
import { ABOUT_FILE } from './about-file.ts'
import { fileTooLarge, storageTrouble, tooManyWaiting } from './media.errors.ts'
import { runPrepareImage } from './run-image-worker.ts'
import { receiveFile } from './receive-file.ts'

const MAX_WAITING = 60

interface UploadParts {
  storage: MediaStorage
  focalPoints: FocalPointsService
  log: Logger
}

/** Receives a file, makes the pictures visitors get from it, and stores them. */
export function createStoreUpload({ storage, focalPoints, log }: UploadParts) {
  // Decoding takes memory and a core: one photo at a time leaves the other core to visitors.
  const queue = createQueue(MAX_WAITING, tooManyWaiting)

  async function receiveInto(folder: string, file: Readable): Promise<UploadedMedia> {
    const received = join(folder, 'received')
    await receiveFile(file, received)
    const about = await queue(() => runPrepareImage(received, folder))
    // It still says where it was taken.
    await rm(received)
    await writeFile(join(folder, ABOUT_FILE), JSON.stringify(about))
    const name = randomBytes(16).toString('hex')
    await storage.keep(folder, name)
    const { width, height, placeholder, focalPoint, isAnimated } = about
    const imageUrl = mediaUrl(`/media/${name}`, { width, height, isAnimated })
    if (focalPoint) await focalPoints.set(imageUrl, focalPoint)
    return { imageUrl, width, height, placeholder }
  }

  return async (file: Readable, announcedBytes = 0): Promise<UploadedMedia> => {
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
  }
}
