import type { FastifyInstance } from 'fastify'
import type { CommentThread } from '#shared/contract/comment-thread.ts'
import * as contract from '#shared/contract/posts.ts'
import { isAddressOfList } from '#shared/lists/own-address.ts'
import type { MediaService } from '../photos/media/media.service.ts'
import type { GetDisplayContext } from '../photos/photos.present.ts'
import { tookNothingAway } from '../platform/changes/purge-after-writes.ts'
import {
  answerCachedEndpoint,
  answerEndpoint,
  type SharedAnswers,
} from '../platform/http/endpoint-route.ts'
import { answerCachedList } from '../platform/http/list-route.ts'
import type { DiaryDay } from '../settings/diary-day.ts'
import type { PostRow } from './post-row.ts'
import {
  presentAdminPost,
  presentAdminRow,
  presentCard,
  presentPost,
  presentPublicPost,
} from './posts.present.ts'
import type { PostsService } from './posts.service.ts'

interface PostParts {
  posts: PostsService
  diaryDay: DiaryDay
}

/** What readers said about posts; nothing while comments are switched off. */
interface CommentsOfPosts {
  countsOf(ids: number[]): Promise<Map<number, number>>
  firstPage(post: PostRow): Promise<CommentThread | undefined>
}

interface PublicPostParts extends SharedAnswers, PostParts {
  comments: { thread: CommentsOfPosts }
  media: Pick<MediaService, 'findPlaceholder'>
  presenting: GetDisplayContext
}

export function publicPostRoutes(app: FastifyInstance, shared: PublicPostParts) {
  const { posts, media, presenting } = shared
  const { thread } = shared.comments
  const presentPosts = async (rows: PostRow[]) => {
    const shown = await presenting()
    const counts = await thread.countsOf(rows.map(({ id }) => id))
    return rows.map((row) => presentPost(row, shown, counts.get(row.id)))
  }
  async function* presentAll(portions: AsyncIterable<PostRow[]>) {
    for await (const rows of portions) yield presentPosts(rows)
  }
  answerCachedList(app, shared.cache, contract.listPosts, () => presentAll(posts.readPublished()))
  answerCachedEndpoint(app, shared, contract.listFeaturedPosts, async () =>
    presentPosts(await posts.listFeatured()),
  )
  answerCachedEndpoint(app, shared, contract.listRecentPosts, async ({ query }) =>
    presentPosts(await posts.listRecent(query.beside)),
  )
  answerCachedList(app, shared.cache, contract.listPostsOfCategory, ({ params }) =>
    presentAll(posts.readOfCategory(params.category)),
  )
  answerCachedEndpoint(app, shared, contract.getPost, async ({ params }) => {
    const post = await posts.getPublished(params.slug)
    const coverHash = await media.findPlaceholder(post.coverImage)
    const neighbors = await posts.listNeighbors(post)
    const comments = await thread.firstPage(post)
    return presentPublicPost(post, { coverHash, neighbors, comments, ...(await presenting()) })
  })
  answerCachedEndpoint(
    app,
    shared,
    contract.getBlogPage,
    async ({ query }) => {
      const { rows, ...counts } = await posts.getBlogPage(query)
      const shown = await presenting()
      const commented = await thread.countsOf(rows.map(({ id }) => id))
      return {
        posts: rows.map((row) => presentCard(row, shown, commented.get(row.id))),
        ...counts,
      }
    },
    ({ query }, found) => isAddressOfList(query, found),
  )
}

export function adminPostRoutes(app: FastifyInstance, { posts, diaryDay }: PostParts) {
  const present = async (row: PostRow) => presentAdminPost(row, await diaryDay.dayWriter())
  answerEndpoint(app, contract.listAdminPosts, async () => {
    const dayOf = await diaryDay.dayWriter()
    return (await posts.listAll()).map((row) => presentAdminRow(row, dayOf))
  })
  answerEndpoint(app, contract.getAdminPost, async ({ params }) =>
    present(await posts.get(params.id)),
  )
  answerEndpoint(app, contract.createPost, async ({ body, headers, request }) => {
    const post = await posts.create(body, {
      savedBy: request.visitor?.email ?? null,
      idempotencyKey: headers['idempotency-key'],
      draftVersion: headers['draft-version'],
    })
    tookNothingAway(request)
    return present(post)
  })
  answerEndpoint(app, contract.updatePost, async ({ params, body, headers, request }) => {
    const { post, isWithdrawn } = await posts.update(params.id, body, {
      savedBy: request.visitor?.email ?? null,
      draftVersion: headers['draft-version'],
    })
    if (!isWithdrawn) tookNothingAway(request)
    return present(post)
  })
  answerEndpoint(app, contract.removePost, async ({ params }) => {
    await posts.remove(params.id)
    return { success: true }
  })
}
