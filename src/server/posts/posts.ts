import { isUniqueViolation } from '../platform/database/database-errors.ts'
import type { Platform } from '../platform/platform.ts'
import type { Settings } from '../settings/settings.ts'
import { createDraftsRepository } from './drafts.repository.ts'
import { createDraftsService } from './drafts.service.ts'
import { createAddressesRepository } from './post-history.repository.ts'
import { createAddressesService } from './post-history.service.ts'
import { keepWallTimes, publishDue } from './posts.jobs.ts'
import { createPostsRepository } from './posts.repository.ts'
import { createPostsService } from './posts.service.ts'
import { createPreviewsRepository } from './previews.repository.ts'
import { createPreviewsService } from './previews.service.ts'
import { createRedirectsRepository } from './redirects.repository.ts'
import { createRedirectsService } from './redirects.service.ts'
import { createRevisionsRepository } from './revisions.repository.ts'
import { createRevisionsService } from './revisions.service.ts'
import { createScheduleRepository } from './schedule.repository.ts'
import { createScheduleService } from './schedule.service.ts'

/** Posts with their history, unfinished drafts, schedule, old addresses and preview links. */
export function createPosts(
  { db, changes, jobs, clock }: Platform,
  { settings, diaryDay }: Settings,
) {
  const repository = createPostsRepository(db)
  const posts = createPostsService({
    posts: repository,
    getCategories: () => settings.categories('posts'),
    getZone: diaryDay.zone,
    changes,
    clock,
    isUniqueViolation,
  })
  const publishing = {
    schedule: createScheduleRepository(db),
    readZone: () => settings.readZone(),
    announce: changes.announce,
    clock,
  }
  keepWallTimes(jobs, publishing)
  publishDue(jobs, publishing)
  return {
    posts,
    drafts: createDraftsService(posts, createDraftsRepository(db)),
    addresses: createAddressesService(posts, createAddressesRepository(db)),
    previews: createPreviewsService({ posts, previews: createPreviewsRepository(db), clock }),
    revisions: createRevisionsService(posts, createRevisionsRepository(db)),
    schedule: createScheduleService({
      posts: repository,
      getTime: async () => ({ zone: await diaryDay.zone(), now: clock.now() }),
    }),
    redirects: createRedirectsService({
      redirects: createRedirectsRepository(db),
      posts,
      changes,
      clock,
    }),
  }
}

export type Posts = ReturnType<typeof createPosts>
