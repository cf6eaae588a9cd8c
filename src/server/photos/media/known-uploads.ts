import type { Readable } from 'node:stream'
import type { UploadedMedia } from '#shared/contract/photos.admin.ts'
import { UPLOAD_KEY_RETENTION_MS } from '#shared/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import type { FocalPointsService } from '../focal-points.service.ts'
import type { KnownUploadsRepository } from './known-uploads.repository.ts'
import { mediaNameOf } from './media-folder.ts'
import { readMediaMetadata } from './read-media-metadata.ts'
import { type StoreUpload, type UploadDetails, uploadedMediaOf } from './uploads.ts'

interface KnownUploadsOptions {
  rows: KnownUploadsRepository
  storeUpload: StoreUpload
  focalPoints: FocalPointsService
}

interface KeyedUploadDetails extends UploadDetails {
  key?: string | undefined
}

/** A client that lost the answer to an upload asks for it again, so that no second folder is made. */
export function createKnownUploads(
  { storage, clock }: Platform,
  { rows, storeUpload, focalPoints }: KnownUploadsOptions,
) {
  const getOldest = () => new Date(clock.now().getTime() - UPLOAD_KEY_RETENTION_MS)

  /** A folder may be gone although its key is known: after a restore, or with its photo. */
  async function find(key: string): Promise<UploadedMedia | null> {
    const name = await rows.findName(key, getOldest())
    const about = name && (await readMediaMetadata(storage, name))
    return about ? uploadedMediaOf(name, about) : null
  }

  return {
    find,

    async store(file: Readable, { key, ...details }: KeyedUploadDetails = {}) {
      const uploaded = await storeUpload(file, details)
      const name = mediaNameOf(uploaded.imageUrl)
      if (!key || !name) return uploaded
      if (await rows.record({ key, name, createdAt: clock.now() }, getOldest())) return uploaded
      // A page and a worker sent the same file at once, and the other one was quicker.
      const earlier = await find(key)
      if (!earlier) return uploaded
      await storage.remove(name)
      await focalPoints.removeUnder(`/media/${name}`)
      return earlier
    },

    forgetOld: () => rows.removeBefore(getOldest()),
  }
}
