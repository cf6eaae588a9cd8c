import type { Config } from '../config.ts'
import { createDiskStorage } from './disk-storage.ts'
import type { MediaStorage } from './media-storage.ts'

/** Photos live in a folder, which several machines may share, or in an object store. */
export function openMediaStorage(config: Pick<Config, 'mediaDir'>): MediaStorage {
  return createDiskStorage(config.mediaDir)
}
