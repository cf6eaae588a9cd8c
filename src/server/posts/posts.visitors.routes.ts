import type { FastifyInstance } from 'fastify'
import type { CommentListPage } from '#shared/contract/comments.ts'
import * as contract from '#shared/contract/posts.ts'
import { isCacheableListPage } from '#shared/lists/pages.ts'
import type { GetDisplayContext } from '../photos/photos.present.ts'
import { registerCachedEndpoint, registerCachedList } from '../platform/http/endpoint-route.ts'
import type { BaseReading, Readings } from '../platform/reading.ts'
import type { PostRow } from './post-row.ts'
import { presentPost, presentPostCard, presentPublicPost } from './posts.present.ts'
import type { ReadablePosts } from './read-posts.ts'

interface PostsReading extends BaseReading {
  posts: ReadablePosts
  media: { findPlaceholder(url: string): Promise<string | null> }
  dog: { getDisplayContext: GetDisplayContext }
  comments: {
    thread: {
      countsOf(ids: number[]): Promise<Map<number, number>>
      firstPage(post: PostRow): Promise<CommentListPage | undefined>
    }
  }
}

export function publicPostRoutes(app: FastifyInstance, readings: Readings<PostsReading>) {
  registerCachedList(
    app,
    readings,
    contract.listPosts,
    (reading) => () => presentAll(reading, reading.posts.readPublished()),
  )
  registerCachedEndpoint(
    app,
    readings,
    contract.listFeaturedPosts,
    (reading) => async () => presentPosts(reading, await reading.posts.listFeatured()),
  )
  registerCachedEndpoint(
    app,
    readings,
    contract.listRecentPosts,
    (reading) =>
      async ({ query }) =>
        presentPosts(reading, await reading.posts.listRecent(query.beside)),
  )
  registerCachedList(
    app,
    readings,
    contract.listPostsOfCategory,
    (reading) =>
      ({ params }) =>
        presentAll(reading, reading.posts.readOfCategory(params.category)),
  )
  registerCachedEndpoint(
    app,
    readings,
    contract.getPost,
    ({ posts, media, dog, comments: { thread } }) =>
      async ({ params }) => {
        const post = await posts.getPublished(params.slug)
        const coverHash = await media.findPlaceholder(post.coverImage)
        const neighbors = await posts.listNeighbors(post)
        const comments = await thread.firstPage(post)
        const context = await dog.getDisplayContext()
        return presentPublicPost(post, { coverHash, neighbors, comments, ...context })
      },
  )
  registerCachedEndpoint(
    app,
    readings,
    contract.getBlogPage,
    (reading) =>
      async ({ query }) => {
        const { rows, ...counts } = await reading.posts.getBlogPage(query)
        const context = await reading.dog.getDisplayContext()
        const commented = await countComments(reading, rows)
        const cards = rows.map((row) => presentPostCard(row, context, commented.get(row.id)))
        return { posts: await withHashes(reading, cards), ...counts }
      },
    ({ query }, found) => isCacheableListPage(query, found),
  )
}

const countComments = ({ comments }: PostsReading, rows: PostRow[]) =>
  comments.thread.countsOf(rows.map(({ id }) => id))

/** Adds the placeholder hash that the browser draws until the card's photo has loaded. */
const withHashes = <T extends { coverImage: string }>({ media }: PostsReading, cards: T[]) =>
  Promise.all(
    cards.map(async (card) => {
      const coverHash = await media.findPlaceholder(card.coverImage)
      return coverHash ? { ...card, coverHash } : card
    }),
  )

async function presentPosts(reading: PostsReading, rows: PostRow[]) {
  const context = await reading.dog.getDisplayContext()
  const counts = await countComments(reading, rows)
  return withHashes(
    reading,
    rows.map((row) => presentPost(row, context, counts.get(row.id))),
  )
}

async function* presentAll(reading: PostsReading, batches: AsyncIterable<PostRow[]>) {
  for await (const rows of batches) yield presentPosts(reading, rows)
}
