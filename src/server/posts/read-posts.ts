import type { Platform } from '../platform/platform.ts'
import type { Audience } from '../platform/reading.ts'
import type { Settings } from '../settings/settings.ts'
import { createPostsByTime } from './posts-by-time.repository.ts'
import { createPublishedPosts } from './published-posts.repository.ts'
import { createPublishedPostsService } from './published-posts.service.ts'

/** The published posts that this audience may read. */
export function readPosts({ db, changes }: Platform, settings: Settings, audience: Audience) {
  const published = createPublishedPosts(db, audience)
  const byTime = createPostsByTime(db, published)
  return createPublishedPostsService({ ...published, ...byTime }, settings, changes)
}

export type ReadablePosts = ReturnType<typeof readPosts>
