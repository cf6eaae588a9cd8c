import { json } from 'node:stream/consumers'
import type { MediaStorage } from '../../platform/storage/media-storage.ts'
import { METADATA_FILE, MediaMetadata } from './media-folder.ts'

/** The diary's own file has about one kilobyte, but a backup may contain any file of this name. */
const MAX_BYTES = 64 * 1024

export async function readMediaMetadata(
  storage: MediaStorage,
  name: string,
): Promise<MediaMetadata | null> {
  const about = await storage.open(name, METADATA_FILE)
  if (!about) return null
  if (about.sizeBytes > MAX_BYTES) {
    about.stream.destroy()
    return null
  }
  return MediaMetadata.parse(await json(about.stream))
}
