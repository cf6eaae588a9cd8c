import type { Categories } from '#shared/categories/own-categories.ts'
import type { Db } from '../platform/database/database.ts'
import { isUniqueViolation } from '../platform/database/database-errors.ts'
import type { Clock } from '../platform/process/clock.ts'
import { createDraftsRepository } from './drafts/drafts.repository.ts'
import { createDraftsService } from './drafts/drafts.service.ts'
import { createPostsRepository } from './posts.repository.ts'
import { createPostsService } from './posts.service.ts'
import { createRevisionsRepository } from './revisions/revisions.repository.ts'
import { createRevisionsService } from './revisions/revisions.service.ts'

/** Posts, their history and their unfinished drafts, put together. */
export function createPosts(db: Db, clock: Clock, getCategories: () => Promise<Categories>) {
  const posts = createPostsService({
    posts: createPostsRepository(db),
    getCategories,
    clock,
    isUniqueViolation,
  })
  return {
    posts,
    drafts: createDraftsService(posts, createDraftsRepository(db)),
    revisions: createRevisionsService(posts, createRevisionsRepository(db)),
  }
}
