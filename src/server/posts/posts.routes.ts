import type { FastifyInstance } from 'fastify'
import * as categoryContract from '#shared/contract/categories.admin.ts'
import type { CommentThread } from '#shared/contract/comments.ts'
import * as historyContract from '#shared/contract/history.admin.ts'
import { getRevision, listRevisions } from '#shared/contract/history.admin.ts'
import * as adminContract from '#shared/contract/posts.admin.ts'
import { schedulePost, unschedulePost } from '#shared/contract/posts.admin.ts'
import * as contract from '#shared/contract/posts.ts'
import { isAddressOfList } from '#shared/lists/pages.ts'
import type { MediaService } from '../photos/media/media.service.ts'
import type { GetDisplayContext } from '../photos/photos.present.ts'
import { markAdditive } from '../platform/changes.ts'
import {
  answerCachedEndpoint,
  answerCachedList,
  answerEndpoint,
  type SharedAnswers,
} from '../platform/http/endpoint-route.ts'
import type { Site } from '../platform/http/plain-forms.ts'
import type { DiaryDay } from '../settings/diary-day.ts'
import type { CategoriesService } from './categories.service.ts'
import type { PostRow } from './post-row.ts'
import {
  presentAdminPost,
  presentAdminRow,
  presentCard,
  presentDraft,
  presentDraftHead,
  presentPost,
  presentPublicPost,
  presentRevision,
} from './posts.present.ts'
import type { Posts } from './posts.ts'
import type { Trash } from './trash.service.ts'

interface ReadPosts extends SharedAnswers, Pick<Posts, 'posts'> {
  comments: {
    thread: {
      countsOf(ids: number[]): Promise<Map<number, number>>
      firstPage(post: PostRow): Promise<CommentThread | undefined>
    }
  }
  media: Pick<MediaService, 'findPlaceholder'>
  presenting: GetDisplayContext
}

export function publicPostRoutes(app: FastifyInstance, shared: ReadPosts) {
  const { posts, media, presenting } = shared
  const { thread } = shared.comments
  /** Adds the placeholder hash that the browser draws until the card's photo has loaded. */
  const withHashes = <T extends { coverImage: string }>(cards: T[]) =>
    Promise.all(
      cards.map(async (card) => {
        const coverHash = await media.findPlaceholder(card.coverImage)
        return coverHash ? { ...card, coverHash } : card
      }),
    )
  const presentPosts = async (rows: PostRow[]) => {
    const context = await presenting()
    const counts = await thread.countsOf(rows.map(({ id }) => id))
    return withHashes(rows.map((row) => presentPost(row, context, counts.get(row.id))))
  }
  async function* presentAll(batches: AsyncIterable<PostRow[]>) {
    for await (const rows of batches) yield presentPosts(rows)
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
      const context = await presenting()
      const commented = await thread.countsOf(rows.map(({ id }) => id))
      const cards = rows.map((row) => presentCard(row, context, commented.get(row.id)))
      return { posts: await withHashes(cards), ...counts }
    },
    ({ query }, found) => isAddressOfList(query, found),
  )
}

type WrittenPosts = Pick<Posts, 'posts' | 'revisions' | 'addresses' | 'redirects'> & {
  categories: CategoriesService
  trash: Trash
  diaryDay: DiaryDay
}

/** Visitors see these changes, so the routes belong to the scope that purges the public cache. */
export function adminPostRoutes(app: FastifyInstance, services: WrittenPosts, site: Site) {
  const { posts, revisions, addresses, redirects, categories, trash, diaryDay } = services
  const present = async (row: PostRow) => presentAdminPost(row, await diaryDay.dayWriter())
  const isPage = async (path: string) => (await site.open(path)).answer.status === 200

  answerEndpoint(app, adminContract.listAdminPosts, async () => {
    const dayOf = await diaryDay.dayWriter()
    return (await posts.listAll()).map((row) => presentAdminRow(row, dayOf))
  })
  answerEndpoint(app, adminContract.getAdminPost, async ({ params }) =>
    present(await posts.get(params.id)),
  )
  answerEndpoint(app, adminContract.createPost, async ({ body, headers, request }) => {
    const post = await posts.create(body, {
      savedBy: request.visitor?.email ?? null,
      idempotencyKey: headers['idempotency-key'],
      draftVersion: headers['draft-version'],
    })
    markAdditive(request)
    return present(post)
  })
  answerEndpoint(app, adminContract.updatePost, async ({ params, body, headers, request }) => {
    const { post, isWithdrawn } = await posts.update(params.id, body, {
      savedBy: request.visitor?.email ?? null,
      draftVersion: headers['draft-version'],
    })
    if (!isWithdrawn) markAdditive(request)
    return present(post)
  })
  answerEndpoint(app, adminContract.removePost, async ({ params }) => {
    await posts.remove(params.id)
    return { success: true }
  })

  answerEndpoint(app, schedulePost, async ({ params, body, request }) =>
    present(await posts.schedule(params.id, body, request.visitor?.email ?? null)),
  )
  answerEndpoint(app, unschedulePost, async ({ params, request }) =>
    present(await posts.schedule(params.id, null, request.visitor?.email ?? null)),
  )

  answerEndpoint(app, listRevisions, async ({ params }) =>
    (await revisions.list(params.id)).map(presentRevision),
  )
  answerEndpoint(app, getRevision, async ({ params }) =>
    presentRevision(await revisions.get(params.id, params.revisionId)),
  )

  answerEndpoint(app, adminContract.listAddresses, async ({ params }) =>
    (await addresses.list(params.id)).map(({ slug, leftAt }) => ({
      slug,
      leftAt: leftAt.toISOString(),
    })),
  )
  answerEndpoint(app, adminContract.findAddress, async ({ params }) => ({
    post: await addresses.findPost(params.slug),
  }))
  answerEndpoint(app, adminContract.removeAddress, async ({ params }) => {
    await addresses.remove(params.id, params.slug)
    return { success: true }
  })

  answerEndpoint(app, adminContract.listRedirects, () => redirects.list())
  answerEndpoint(app, adminContract.createRedirect, ({ body }) => redirects.create(body, isPage))
  answerEndpoint(app, adminContract.removeRedirect, async ({ params }) => {
    await redirects.remove(params.id)
    return { success: true }
  })

  answerEndpoint(app, categoryContract.getCategoryList, ({ params }) =>
    categories.list(params.kind),
  )
  answerEndpoint(app, categoryContract.updateCategoryList, ({ params, body }) =>
    categories.update(params.kind, body.categories),
  )

  answerEndpoint(app, historyContract.listDeleted, () => trash.list())
  answerEndpoint(app, historyContract.restoreDeleted, ({ body }) => trash.restore(body.items))
  answerEndpoint(app, historyContract.removeForGood, async ({ body }) => ({
    count: await trash.removeForGood(body.items),
  }))
}

/** Visitors see nothing of this, so the routes belong to the scope that purges no cache. */
export function privatePostRoutes(
  app: FastifyInstance,
  { drafts, previews }: Pick<Posts, 'drafts' | 'previews'>,
) {
  answerEndpoint(app, historyContract.listAutosaves, async () =>
    (await drafts.list()).map(presentDraftHead),
  )
  answerEndpoint(app, historyContract.getAutosave, async ({ params }) => {
    const found = await drafts.find(params.key)
    return { draft: found && presentDraft(found) }
  })
  answerEndpoint(app, historyContract.saveAutosave, async ({ params, body }) =>
    presentDraftHead(await drafts.save(params.key, body)),
  )
  answerEndpoint(app, historyContract.removeAutosave, async ({ params, query }) => {
    await drafts.remove(params.key, query.version)
    return { success: true }
  })

  answerEndpoint(app, adminContract.makePreviewLink, async ({ params }) => {
    const { secret, expiresAt } = await previews.make(params.id)
    return { url: adminContract.previewPath(secret), expiresAt: expiresAt.toISOString() }
  })
  answerEndpoint(app, adminContract.getPreviewLink, async ({ params }) => ({
    expiresAt: (await previews.find(params.id))?.expiresAt.toISOString() ?? null,
  }))
  answerEndpoint(app, adminContract.revokePreviewLink, async ({ params }) => {
    await previews.revoke(params.id)
    return { success: true }
  })
}

type PreviewedPosts = Pick<Posts, 'previews'> & Pick<ReadPosts, 'media' | 'presenting'>

/** Shows a draft as visitors will see it to anyone with the link, so the answer is never cached. */
export function previewRoutes(app: FastifyInstance, services: PreviewedPosts, site: Site) {
  const { media, presenting, previews } = services
  const present = async (draft: PostRow) =>
    presentPublicPost(draft, {
      coverHash: await media.findPlaceholder(draft.coverImage),
      neighbors: { newer: null, older: null, related: [] },
      ...(await presenting()),
    })
  const { previewPath } = adminContract

  app.get<{ Params: { secret: string } }>(previewPath(':secret'), async (request, reply) => {
    const { secret } = request.params
    const found = await previews.open(secret)
    if (found && 'slug' in found) {
      return reply
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .redirect(`/blog/${encodeURIComponent(found.slug)}`, 301)
    }
    return site.show(reply, {
      path: previewPath(encodeURIComponent(secret)),
      preview: found ? await present(found.draft) : undefined,
    })
  })
}
