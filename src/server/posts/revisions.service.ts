import { notFound } from '../platform/http/errors.ts'
import type { PostsService } from './posts.service.ts'
import type { RevisionsRepository } from './revisions.repository.ts'

/** The history of a post: read only, written by each save itself. */
export function createRevisionsService(posts: PostsService, revisions: RevisionsRepository) {
  return {
    async list(postId: number) {
      await posts.get(postId)
      return revisions.list(postId)
    },

    async get(postId: number, id: number) {
      const row = await revisions.find(postId, id)
      if (!row) throw notFound('revision.not_found', 'This earlier version is no longer kept.')
      return row
    },
  }
}

export type RevisionsService = ReturnType<typeof createRevisionsService>
