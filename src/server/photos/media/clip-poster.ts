import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { parseMediaUrl } from '#shared/urls/media-url.ts'
import type { MediaStorage } from '../../platform/storage/media-storage.ts'
import { ABOUT_FILE, AboutMedia, CLIP_FILE, mediaNameOf } from './media-folder.ts'

interface GivenPoster {
  about: AboutMedia
  copyTo: (folder: string) => Promise<void>
}

/** The picture that is to stand for a clip; null for one that is not among ours, or moves. */
export async function findPoster(
  storage: MediaStorage,
  url: string | undefined,
): Promise<GivenPoster | null> {
  const name = url && parseMediaUrl(url) && mediaNameOf(url)
  const stored = name ? await storage.open(name, ABOUT_FILE) : null
  if (!name || !stored) return null
  const about = AboutMedia.parse(await json(stored.stream))
  if (about.isAnimated) return null
  return {
    about,
    async copyTo(folder) {
      for (const file of await storage.listFiles(name)) {
        if (file === ABOUT_FILE || file === CLIP_FILE) continue
        const found = await storage.open(name, file)
        if (found) await pipeline(found.stream, createWriteStream(join(folder, file)))
      }
    },
  }
}
