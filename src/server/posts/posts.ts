import type { Categories } from '#shared/categories/own-categories.ts'
import type { Db } from '../platform/database/database.ts'
import { isUniqueViolation } from '../platform/database/database-errors.ts'
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

/** Posts with their history, unfinished drafts, old addresses and preview links, put together. */
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
    addresses: createAddressesService(posts, createAddressesRepository(db)),
    previews: createPreviewsService({ posts, previews: createPreviewsRepository(db), clock }),
    revisions: createRevisionsService(posts, createRevisionsRepository(db)),
  }
}
