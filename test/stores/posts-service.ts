import type { ChangeFeed } from '#server/platform/changes.ts'
import type { Database } from '#server/platform/database/database.ts'
import { isUniqueViolation } from '#server/platform/database/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import { systemClock } from '#server/platform/process/clock.ts'
import { createPostsRepository } from '#server/posts/posts.repository.ts'
import { createPostsService } from '#server/posts/posts.service.ts'
import { readPosts } from '#server/posts/read-posts.ts'
import { createSaveHook } from '#server/posts/save-hook.ts'
import type { Settings } from '#server/settings/settings.ts'
import { emptyOwnCategories, readCategories } from '#shared/categories.ts'

const settings = {
  categories: async () => readCategories('posts', emptyOwnCategories),
  day: { zone: async () => 'UTC' },
} as unknown as Settings

// No other process reports changes here, so nothing may be cached.
const changes = {
  memoize: <T>(read: () => Promise<T>) => ({ get: read, forget() {} }),
} as ChangeFeed

/** Posts as the owner writes them and as everyone reads them. */
export function postsServiceOn(
  { db }: Pick<Database, 'db'>,
  clock = systemClock,
  { withinSave } = createSaveHook(),
) {
  const platform = { db, changes } as Platform
  const posts = createPostsService({
    posts: createPostsRepository(db, withinSave),
    published: readPosts(platform, settings, 'pack'),
    settings,
    clock,
    isUniqueViolation,
  })
  return { ...readPosts(platform, settings, 'everyone'), ...posts }
}
