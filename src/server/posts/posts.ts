import type { Categories } from '#shared/categories/own-categories.ts'
import type { ChangeFeed } from '../platform/changes/change-feed.ts'
import type { Db } from '../platform/database/database.ts'
import { isUniqueViolation } from '../platform/database/database-errors.ts'
import type { JobRegistry } from '../platform/jobs/jobs.ts'
import type { Clock } from '../platform/process/clock.ts'
import { createAddressesRepository } from './addresses/addresses.repository.ts'
import { createAddressesService } from './addresses/addresses.service.ts'
import { createDraftsRepository } from './drafts/drafts.repository.ts'
import { createDraftsService } from './drafts/drafts.service.ts'
import { createPostsRepository } from './posts.repository.ts'
import { createPostsService } from './posts.service.ts'
import { createPreviewsRepository } from './previews/previews.repository.ts'
import { createPreviewsService } from './previews/previews.service.ts'
import { createRevisionsRepository } from './revisions/revisions.repository.ts'
import { createRevisionsService } from './revisions/revisions.service.ts'
import { keepWallTimes, publishDue } from './schedule/publish-due.ts'
import { createScheduleRepository } from './schedule/schedule.repository.ts'
import { createScheduleService } from './schedule/schedule.service.ts'

interface PostsParts {
  db: Db
  clock: Clock
  jobs: Pick<JobRegistry, 'define'>
  getCategories: () => Promise<Categories>
  /** The zone the diary's days are counted in. */
  getZone: () => Promise<string>
  /** The one that was chosen, as it is stored now. */
  readZone: () => Promise<string | null>
  announce: ChangeFeed['announce']
}

/** Posts with their history, unfinished drafts, schedule, old addresses and preview links, put together. */
export function createPosts(parts: PostsParts) {
  const { db, clock, jobs, getZone } = parts
  const repository = createPostsRepository(db)
  const posts = createPostsService({ ...parts, posts: repository, isUniqueViolation })
  const publishing = { ...parts, schedule: createScheduleRepository(db) }
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
      getTime: async () => ({ zone: await getZone(), now: clock.now() }),
    }),
  }
}
