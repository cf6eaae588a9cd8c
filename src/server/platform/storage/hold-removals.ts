import type { MediaStorage } from './media-storage.ts'

/**
 * While somebody reads through all photos, none of them may vanish. A removal in that time is
 * let go: the daily sweep finds the photo again.
 */
export function withHeldRemovals(storage: MediaStorage) {
  let holders = 0
  const held: MediaStorage = {
    ...storage,
    remove: async (name) => {
      if (holders === 0) await storage.remove(name)
    },
  }
  return {
    storage: held,
    async whileHeld<T>(job: () => Promise<T>): Promise<T> {
      holders += 1
      try {
        return await job()
      } finally {
        holders -= 1
      }
    },
  }
}
