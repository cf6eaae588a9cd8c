import type { MediaStorage } from './media-storage.ts'

/**
 * While a backup reads all photos, none of them may vanish. A removal in that time is skipped:
 * the daily sweep finds the photo again.
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
