import { slugify } from '#shared/urls/slug.ts'
import { postErrors } from '#texts/errors/posts.ts'
import { notFound } from '../platform/http/errors.ts'
import type { OldAddressesRepository, RevisionsRepository } from './post-history.repository.ts'
import type { PostsService } from './posts.service.ts'

/** Each save writes a revision; the owner can read revisions and remove former addresses. */
export function createRevisionsService(posts: PostsService, revisions: RevisionsRepository) {
  return {
    async list(postId: number) {
      await posts.get(postId)
      return revisions.list(postId)
    },

    async get(postId: number, id: number) {
      const row = await revisions.find(postId, id)
      if (!row) throw notFound('revision.not_found', postErrors.revisionNotFound)
      return row
    },
  }
}

export type RevisionsService = ReturnType<typeof createRevisionsService>

export function createOldAddressesService(posts: PostsService, addresses: OldAddressesRepository) {
  return {
    async list(postId: number) {
      await posts.get(postId)
      return addresses.list(postId)
    },

    listSlugs: addresses.listSlugs,

    findPost: (typed: string) => addresses.findPost(slugify(typed)),

    async remove(postId: number, slug: string) {
      if (!(await addresses.remove(postId, slug))) {
        throw notFound('address.not_found', postErrors.addressNotFound)
      }
    },
  }
}

export type OldAddressesService = ReturnType<typeof createOldAddressesService>
