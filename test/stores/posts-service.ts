import type { ChangeFeed } from '#server/platform/changes.ts'
import type { Database } from '#server/platform/database/database.ts'
import { isUniqueViolation } from '#server/platform/database/errors.ts'
import { systemClock } from '#server/platform/process/clock.ts'
import { createPostsRepository } from '#server/posts/posts.repository.ts'
import { createPostsService } from '#server/posts/posts.service.ts'
import { createSaveHook } from '#server/posts/save-hook.ts'
import type { Settings } from '#server/settings/settings.ts'
import { emptyOwnCategories, readCategories } from '#shared/categories.ts'

export const postsServiceOn = (
  { db }: Pick<Database, 'db'>,
  clock = systemClock,
  { withinSave } = createSaveHook(),
) =>
  createPostsService({
    posts: createPostsRepository(db, withinSave),
    settings: {
      categories: async () => readCategories('posts', emptyOwnCategories),
      day: { zone: async () => 'UTC' },
    } as unknown as Settings,
    // No other process reports changes here, so nothing may be cached.
    changes: {
      memoize: <T>(read: () => Promise<T>) => ({ get: read, forget() {} }),
    } as ChangeFeed,
    clock,
    isUniqueViolation,
  })
