import type { Photos } from '../photos/photos.ts'
import type { Db } from '../platform/database/database.ts'
import { isUniqueViolation } from '../platform/database/errors.ts'
import type { Platform } from '../platform/platform.ts'
import type { Settings } from '../settings/settings.ts'
import { createAutosavesRepository, createPreviewsRepository } from './autosaves.repository.ts'
import { createAutosavesService, createPreviewsService } from './autosaves.service.ts'
import { createCategoriesService } from './categories.service.ts'
import {
  createOldAddressesRepository,
  createRevisionsRepository,
} from './post-history.repository.ts'
import { createOldAddressesService, createRevisionsService } from './post-history.service.ts'
import type { NewPostRow } from './post-row.ts'
import { definePostJobs } from './posts.jobs.ts'
import { createPostsRepository } from './posts.repository.ts'
import { createPostsService } from './posts.service.ts'
import { readPosts } from './read-posts.ts'
import { createRedirectsRepository } from './redirects.repository.ts'
import { createRedirectsService } from './redirects.service.ts'
import { createSaveHook } from './save-hook.ts'
import { createScheduleRepository } from './schedule.repository.ts'
import { createTrashService } from './trash.service.ts'

interface PostsOptions {
  settings: Settings
  photos: Photos
}

export function createPosts(platform: Platform, { settings, photos }: PostsOptions) {
  const { db, changes, jobs, clock } = platform
  const published = readPosts(platform, settings, 'pack')
  const { onSave, withinSave } = createSaveHook()
  const posts = createPostsService({
    posts: createPostsRepository(db, withinSave),
    published,
    settings,
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
    ...posts,
    onSave,
    /** The rows in a transaction of the caller. */
    rowsIn(tx: Db) {
      const rows = createPostsRepository(tx, withinSave)
      return {
        count: rows.count,
        insert: (row: NewPostRow) => rows.insert(row, { savedBy: null }),
      }
    },
    autosaves: createAutosavesService(posts, createAutosavesRepository(db)),
    categories: createCategoriesService({ settings, posts, photos }),
    previews: createPreviewsService(posts, createPreviewsRepository(db), clock),
    revisions: createRevisionsService(posts, createRevisionsRepository(db)),
    addresses: createOldAddressesService(posts, createOldAddressesRepository(db)),
    /** The published ones for all audiences, which the owner sees. */
    published,
    redirects: createRedirectsService({ redirects, published, changes, clock }),
    trash: createTrashService(platform, { posts, photos }),
  }
}

export type Posts = ReturnType<typeof createPosts>
