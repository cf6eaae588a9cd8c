import { isUniqueViolation } from '../platform/database/errors.ts'
import type { Platform } from '../platform/platform.ts'
import type { Settings } from '../settings/settings.ts'
import { createAutosavesRepository, createPreviewsRepository } from './autosaves.repository.ts'
import { createAutosavesService, createPreviewsService } from './autosaves.service.ts'
import {
  createOldAddressesRepository,
  createRevisionsRepository,
} from './post-history.repository.ts'
import { createOldAddressesService, createRevisionsService } from './post-history.service.ts'
import { definePostJobs } from './posts.jobs.ts'
import { createPostsRepository } from './posts.repository.ts'
import { createPostsService } from './posts.service.ts'
import { createRedirectsRepository } from './redirects.repository.ts'
import { createRedirectsService } from './redirects.service.ts'
import { createSaveHook } from './save-hook.ts'
import { createScheduleRepository } from './schedule.repository.ts'

export function createPosts(
  { db, changes, jobs, clock }: Platform,
  { settings, diaryDay }: Settings,
) {
  const { onSave, withinSave } = createSaveHook()
  const posts = createPostsService({
    posts: createPostsRepository(db, withinSave),
    getCategories: () => settings.categories('posts'),
    getZone: diaryDay.zone,
    changes,
    clock,
    isUniqueViolation,
  })
  definePostJobs(jobs, {
    schedule: createScheduleRepository(db, withinSave),
    readZone: settings.readZone,
    announce: changes.announce,
    clock,
  })
  const redirects = createRedirectsRepository(db)
  return {
    posts,
    onSave,
    withinSave,
    drafts: createAutosavesService(posts, createAutosavesRepository(db)),
    previews: createPreviewsService(posts, createPreviewsRepository(db), clock),
    revisions: createRevisionsService(posts, createRevisionsRepository(db)),
    addresses: createOldAddressesService(posts, createOldAddressesRepository(db)),
    redirects: createRedirectsService({ redirects, posts, changes, clock }),
  }
}

export type Posts = ReturnType<typeof createPosts>
