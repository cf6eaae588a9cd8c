import type { Db } from '../platform/database/database.ts'
import { isUniqueViolation } from '../platform/database/database-errors.ts'
import type { Clock } from '../platform/process/clock.ts'
import { createPostsRepository } from './posts.repository.ts'
import { createPostsService } from './posts.service.ts'
import { createRevisionsRepository } from './revisions/revisions.repository.ts'
import { createRevisionsService } from './revisions/revisions.service.ts'

/** Posts and their history, put together. */
export function createPosts(db: Db, clock: Clock) {
  const posts = createPostsService({ posts: createPostsRepository(db), clock, isUniqueViolation })
  return { posts, revisions: createRevisionsService(posts, createRevisionsRepository(db)) }
}
