import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { UploadedMedia } from '#shared/contract/photos.admin.ts'
import { clipLimits, MAX_UPLOAD_BYTES } from '#shared/limits.ts'
import { dayOfFileName, ignoreFutureDay } from '#shared/photo-day.ts'
import { clipUrl } from '#shared/urls/clip-url.ts'
import { mediaUrl } from '#shared/urls/media-url.ts'
import { createQueue } from '../../platform/overload/queue.ts'
import type { Logger } from '../../platform/process/log.ts'
import type { MediaStorage } from '../../platform/storage/media-storage.ts'
import type { Settings } from '../../settings/settings.ts'
import type { FocalPointsService } from '../focal-points.service.ts'
import { findUploadedPoster } from './clip-poster.ts'
import { looksLikeClip } from './clip-type.ts'
import { findImageType } from './image-type.ts'
import {
  clipTooLarge,
  fileEmpty,
  fileTooLarge,
  heicRefused,
  notAnImage,
  tooManyUploadsWaiting,
  toStorageError,
} from './media.errors.ts'
import { METADATA_FILE, type MediaMetadata } from './media-folder.ts'
import { runClipWorker, runImageWorker } from './run-image-worker.ts'

const MAX_WAITING = 60
/** The first list of brands in AVIF and HEIC ends well before this byte. */
const START_BYTES = 256

interface UploadOptions {
  storage: MediaStorage
  focalPoints: FocalPointsService
  settings: Settings
  log: Logger
}

export interface UploadDetails {
  bytes?: number
  /** The device's file name may tell the day if the camera wrote none. */
  name?: string | undefined
  poster?: string | undefined
}

export function createStoreUpload({ storage, focalPoints, settings, log }: UploadOptions) {
  // Decoding takes memory and a core: one photo at a time leaves the other core to visitors.
  const queue = createQueue(MAX_WAITING, tooManyUploadsWaiting)

  async function prepareClip(received: string, folder: string, posterUrl?: string) {
    const knownPoster = await findUploadedPoster(storage, posterUrl)
    const { facts, poster } = await queue(() =>
      runClipWorker(received, folder, knownPoster?.about ?? null),
    )
    if (!poster) await knownPoster!.copyTo(folder)
    const about = poster ?? knownPoster!.about
    return { ...about, day: facts.day ?? about.day, clip: { seconds: facts.seconds } }
  }

  async function storeFrom(
    folder: string,
    file: Readable,
    { bytes = 0, name: fileName = '', poster }: UploadDetails,
  ): Promise<UploadedMedia> {
    const received = join(folder, 'received')
    const kind = await receiveFile(file, received, bytes)
    const prepared: MediaMetadata =
      kind === 'clip'
        ? await prepareClip(received, folder, poster)
        : await queue(() => runImageWorker(received, folder))
    const today = await settings.day.today()
    const day =
      ignoreFutureDay(prepared.day, today) ?? ignoreFutureDay(dayOfFileName(fileName), today)
    const about: MediaMetadata = { ...prepared, day: day ?? undefined }
    // The received file still contains the place where it was taken.
    await rm(received)
    await writeFile(join(folder, METADATA_FILE), JSON.stringify(about))
    const name = randomBytes(16).toString('hex')
    await storage.store(folder, name)
    const uploaded = uploadedMediaOf(name, about)
    if (about.focalPoint) await focalPoints.set(uploaded.imageUrl, about.focalPoint)
    return uploaded
  }

  return async (file: Readable, announced: UploadDetails = {}): Promise<UploadedMedia> => {
    let folder: string | undefined
    try {
      folder = await storage.openWorkFolder()
      return await storeFrom(folder, file, announced)
    } catch (error) {
      throw toStorageError(error)
    } finally {
      if (folder) {
        await storage.closeWorkFolder(folder).catch((error: unknown) => {
          log.warn({ err: error }, 'could not tidy up after an upload')
        })
      }
    }
  }
}

export type StoreUpload = ReturnType<typeof createStoreUpload>

export function uploadedMediaOf(name: string, about: MediaMetadata): UploadedMedia {
  const { width, height, placeholder, day, isAnimated } = about
  const imageUrl = mediaUrl(`/media/${name}`, { width, height, isAnimated })
  const clip = about.clip && clipUrl(imageUrl, about.clip.seconds)
  return { imageUrl, width, height, placeholder, day, clip }
}

type Kind = 'picture' | 'clip' | 'heic'

/** Streams the file to disk, never whole into memory; the first bytes decide on its type. */
async function receiveFile(
  from: Readable,
  path: string,
  announced: number,
): Promise<'picture' | 'clip'> {
  // Refuses a large file before reading it, so that the browser still receives the answer.
  const early = announced > MAX_UPLOAD_BYTES && tooLarge(announced, await peekKind(from))
  if (early) throw early
  let received = 0
  let start = Buffer.alloc(0)
  let kind: Kind | null = null
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      if (start.length < START_BYTES) {
        start = Buffer.concat([start, chunk.subarray(0, START_BYTES - start.length)])
        kind = kindOf(start)
      }
      done(tooLarge(received, kind), chunk)
    },
  })
  await pipeline(from, measure, createWriteStream(path))
  if (received === 0) throw fileEmpty()
  kind = kindOf(start)
  if (kind === 'heic') throw heicRefused()
  if (!kind) throw notAnImage()
  return kind
}

/** Puts the first bytes back, so that they can be read again. */
async function peekKind(from: Readable) {
  await once(from, 'readable')
  const first = from.read() as Buffer | null
  if (!first) return null
  from.unshift(first)
  return kindOf(first)
}

function tooLarge(bytes: number, kind: Kind | null) {
  if (kind === 'clip') return bytes > clipLimits.sentBytes ? clipTooLarge() : null
  return bytes > MAX_UPLOAD_BYTES ? fileTooLarge() : null
}

function kindOf(start: Uint8Array): Kind | null {
  const type = findImageType(start)
  if (type) return type === 'heic' ? 'heic' : 'picture'
  return looksLikeClip(start) ? 'clip' : null
}
