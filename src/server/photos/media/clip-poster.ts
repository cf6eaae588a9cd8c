import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseMediaUrl } from '#shared/urls/media-url.ts'
import type { MediaStorage } from '../../platform/storage/media-storage.ts'
import { CLIP_FILE, METADATA_FILE, type MediaMetadata, mediaNameOf } from './media-folder.ts'
import { readMediaMetadata } from './read-media-metadata.ts'

interface UploadedPoster {
  about: MediaMetadata
  copyTo: (folder: string) => Promise<void>
}

export async function findUploadedPoster(
  storage: MediaStorage,
  url: string | undefined,
): Promise<UploadedPoster | null> {
  const name = url && parseMediaUrl(url) && mediaNameOf(url)
  const about = name ? await readMediaMetadata(storage, name) : null
  if (!name || !about || about.isAnimated) return null
  return {
    about,
    async copyTo(folder) {
      for (const file of await storage.listFiles(name)) {
        if (file === METADATA_FILE || file === CLIP_FILE) continue
        const found = await storage.open(name, file)
        if (found) await pipeline(found.stream, createWriteStream(join(folder, file)))
      }
    },
  }
}
