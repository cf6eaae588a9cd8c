import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/posts.ts'
import { isAddressOfList } from '#shared/lists/own-address.ts'
import type { MediaService } from '../media/media.service.ts'
import {
  answerCachedEndpoint,
  answerEndpoint,
  type SharedAnswers,
} from '../platform/http/endpoint-route.ts'
import { answerCachedList } from '../platform/http/list-route.ts'
import type { PostRow } from './post-row.ts'
import {
  presentAdminPost,
  presentAdminRow,
  presentCard,
  presentPost,
  presentPublicPost,
} from './posts.present.ts'
import type { PostsService } from './posts.service.ts'

async function* presentAll(portions: AsyncIterable<PostRow[]>) {
  for await (const rows of portions) yield rows.map(presentPost)
}

interface PublicPostParts extends SharedAnswers {
  posts: PostsService
  media: Pick<MediaService, 'findPlaceholder'>
}

export function publicPostRoutes(app: FastifyInstance, shared: PublicPostParts) {
  const { posts, media } = shared
  answerCachedList(app, shared.cache, contract.listPosts, () => presentAll(posts.readPublished()))
  answerCachedEndpoint(app, shared, contract.listFeaturedPosts, async () =>
    (await posts.listFeatured()).map(presentPost),
  )
  answerCachedEndpoint(app, shared, contract.listRecentPosts, async () =>
    (await posts.listRecent()).map(presentPost),
  )
  answerCachedList(app, shared.cache, contract.listPostsOfCategory, ({ params }) =>
    presentAll(posts.readOfCategory(params.category)),
  )
  answerCachedEndpoint(app, shared, contract.getPost, async ({ params }) => {
    const post = await posts.getPublished(params.slug)
    const hash = await media.findPlaceholder(post.coverImage)
    return presentPublicPost(post, hash)
  })
  answerCachedEndpoint(
    app,
    shared,
    contract.getBlogPage,
    async ({ query }) => {
      const { rows, ...counts } = await posts.getBlogPage(query)
      return { posts: rows.map(presentCard), ...counts }
    },
    ({ query }, found) => isAddressOfList(query, found),
  )
}

export function adminPostRoutes(app: FastifyInstance, posts: PostsService) {
  answerEndpoint(app, contract.listAdminPosts, async () =>
    (await posts.listAll()).map(presentAdminRow),
  )
  answerEndpoint(app, contract.getAdminPost, async ({ params }) =>
    presentAdminPost(await posts.get(params.id)),
  )
  answerEndpoint(app, contract.createPost, async ({ body, headers, request }) =>
    presentAdminPost(
      await posts.create(body, {
        savedBy: request.visitor?.email ?? null,
        idempotencyKey: headers['idempotency-key'],
        draftVersion: headers['draft-version'],
      }),
    ),
  )
  answerEndpoint(app, contract.updatePost, async ({ params, body, headers, request }) =>
    presentAdminPost(
      await posts.update(params.id, body, {
        savedBy: request.visitor?.email ?? null,
        draftVersion: headers['draft-version'],
      }),
    ),
  )
  answerEndpoint(app, contract.removePost, async ({ params }) => {
    await posts.remove(params.id)
    return { success: true }
  })
}
