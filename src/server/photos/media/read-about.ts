import { json } from 'node:stream/consumers'
import type { MediaStorage } from '../../platform/storage/media-storage.ts'
import { ABOUT_FILE, AboutMedia } from './media-folder.ts'

/** The diary's own file has about one kilobyte, but a backup may contain any file of this name. */
const MAX_BYTES = 64 * 1024

export async function readAbout(storage: MediaStorage, name: string): Promise<AboutMedia | null> {
  const about = await storage.open(name, ABOUT_FILE)
  if (!about) return null
  if (about.sizeBytes > MAX_BYTES) {
    about.stream.destroy()
    return null
  }
  return AboutMedia.parse(await json(about.stream))
}
