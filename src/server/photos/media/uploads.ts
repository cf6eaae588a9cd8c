import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { UploadedMedia } from '#shared/contract/photos.admin.ts'
import { MAX_UPLOAD_BYTES } from '#shared/limits.ts'
import { dayOfFileName, takenDay } from '#shared/photo-day.ts'
import { mediaUrl } from '#shared/urls/media-url.ts'
import { createQueue } from '../../platform/overload/queue.ts'
import type { Logger } from '../../platform/process/log.ts'
import type { MediaStorage } from '../../platform/storage/media-storage.ts'
import type { DiaryDay } from '../../settings/diary-day.ts'
import type { FocalPointsService } from '../focal-points.service.ts'
import { findImageType } from './image-type.ts'
import {
  fileEmpty,
  fileTooLarge,
  heicRefused,
  notAnImage,
  storageTrouble,
  tooManyWaiting,
} from './media.errors.ts'
import { ABOUT_FILE, type AboutMedia } from './media-folder.ts'
import { runImageWorker } from './run-image-worker.ts'

const MAX_WAITING = 60
/** The first brand lists of AVIF and HEIC end well before this. */
const START_BYTES = 256

interface UploadNeeds {
  storage: MediaStorage
  focalPoints: FocalPointsService
  diaryDay: Pick<DiaryDay, 'today'>
  log: Logger
}

export interface AnnouncedFile {
  bytes?: number
  /** As the device calls it; it may tell the day when the camera wrote none. */
  name?: string | undefined
}

/** Receives a file, makes the pictures visitors get from it, and stores them. */
export function createStoreUpload({ storage, focalPoints, diaryDay, log }: UploadNeeds) {
  // Decoding takes memory and a core: one photo at a time leaves the other core to visitors.
  const queue = createQueue(MAX_WAITING, tooManyWaiting)

  async function storeFrom(
    folder: string,
    file: Readable,
    fileName: string,
  ): Promise<UploadedMedia> {
    const received = join(folder, 'received')
    await receiveFile(file, received)
    const prepared = await queue(() => runImageWorker(received, folder))
    const today = await diaryDay.today()
    const day = takenDay(prepared.day, today) ?? takenDay(dayOfFileName(fileName), today)
    const about: AboutMedia = { ...prepared, day: day ?? undefined }
    // It still says where it was taken.
    await rm(received)
    await writeFile(join(folder, ABOUT_FILE), JSON.stringify(about))
    const name = randomBytes(16).toString('hex')
    await storage.keep(folder, name)
    const { width, height, placeholder, focalPoint, isAnimated } = about
    const imageUrl = mediaUrl(`/media/${name}`, { width, height, isAnimated })
    if (focalPoint) await focalPoints.set(imageUrl, focalPoint)
    return { imageUrl, width, height, placeholder, day: about.day }
  }

  return async (
    file: Readable,
    { bytes = 0, name = '' }: AnnouncedFile = {},
  ): Promise<UploadedMedia> => {
    if (bytes > MAX_UPLOAD_BYTES) throw fileTooLarge()
    let folder: string | undefined
    try {
      folder = await storage.openWorkFolder()
      return await storeFrom(folder, file, name)
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

/** Streams a file to the disk, never whole into memory, and refuses what is no photo by its bytes. */
async function receiveFile(from: Readable, path: string) {
  let received = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      done(received > MAX_UPLOAD_BYTES ? fileTooLarge() : null, chunk)
    },
  })
  await pipeline(from, measure, createWriteStream(path))
  if (received === 0) throw fileEmpty()
  const type = findImageType(await readStart(path))
  if (!type) throw notAnImage()
  if (type === 'heic') throw heicRefused()
}

async function readStart(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
