import { slugify } from '#shared/urls/slug.ts'
import { notFound } from '../platform/http/errors.ts'
import type { AddressesRepository } from './post-history.repository.ts'
import type { PostsService } from './posts.service.ts'

/** The addresses that a post had before: written by each save itself, removed by the owner. */
export function createAddressesService(
  posts: Pick<PostsService, 'get'>,
  addresses: AddressesRepository,
) {
  return {
    async list(postId: number) {
      await posts.get(postId)
      return addresses.list(postId)
    },

    /** Of all posts. */
    listSlugs: () => addresses.listSlugs(),

    findPost: (typed: string) => addresses.findPost(slugify(typed)),

    /** One that it had elsewhere. */
    keep: (slug: string, postId: number) => addresses.keep(slug, postId),

    async remove(postId: number, slug: string) {
      if (!(await addresses.remove(postId, slug))) {
        throw notFound('address.not_found', 'This old address no longer leads here.')
      }
    },
  }
}

export type AddressesService = ReturnType<typeof createAddressesService>
