import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { createDiskStorage } from './disk-storage.ts'
import type { MediaStorage } from './media-storage.ts'
import { createS3Storage } from './s3-storage.ts'

/** Several machines may share the folder or the object store. */
export function openMediaStorage(
  config: Pick<Config, 'dataDir' | 'mediaDir' | 'mediaS3'>,
): MediaStorage {
  const { dataDir, mediaDir, mediaS3 } = config
  return mediaS3
    ? createS3Storage({ ...mediaS3, workRoot: join(dataDir, 'incoming') })
    : createDiskStorage(mediaDir)
}

/**
 * While a backup reads all photos, none of them may vanish. A removal in that time is skipped: the
 * daily sweep finds the photo again.
 */
export function withPausableRemovals(storage: MediaStorage) {
  let pauses = 0
  const pausable: MediaStorage = {
    ...storage,
    remove: async (name) => {
      if (pauses === 0) await storage.remove(name)
    },
  }
  return {
    storage: pausable,
    async whilePaused<T>(job: () => Promise<T>): Promise<T> {
      pauses += 1
      try {
        return await job()
      } finally {
        pauses -= 1
      }
    },
  }
}
