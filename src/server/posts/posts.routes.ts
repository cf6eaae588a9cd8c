import type { FastifyInstance } from 'fastify'
import * as categoryContract from '#shared/contract/categories.admin.ts'
import type { CommentThread } from '#shared/contract/comments.ts'
import * as historyContract from '#shared/contract/history.admin.ts'
import { getRevision, listRevisions } from '#shared/contract/history.admin.ts'
import * as adminContract from '#shared/contract/posts.admin.ts'
import { schedulePost, unschedulePost } from '#shared/contract/posts.admin.ts'
import * as contract from '#shared/contract/posts.ts'
import { isCacheableListPage } from '#shared/lists/pages.ts'
import type { GetDisplayContext } from '../photos/photos.present.ts'
import type { Photos } from '../photos/photos.ts'
import { markWriteAdditive } from '../platform/changes.ts'
import {
  registerCachedEndpoint,
  registerCachedList,
  registerEndpoint,
} from '../platform/http/endpoint-route.ts'
import type { SitePages } from '../platform/http/plain-forms.ts'
import type { Platform } from '../platform/platform.ts'
import type { Settings } from '../settings/settings.ts'
import type { PostRow } from './post-row.ts'
import {
  presentAdminPost,
  presentAdminPostRow,
  presentAutosave,
  presentAutosaveHead,
  presentPost,
  presentPostCard,
  presentPublicPost,
  presentRevision,
} from './posts.present.ts'
import type { Posts } from './posts.ts'
import type { SaveWish } from './save-hook.ts'

interface PublicPostOptions {
  platform: Platform
  photos: Photos
  posts: Posts
  dog: { getDisplayContext: GetDisplayContext }
  comments: {
    thread: {
      countsOf(ids: number[]): Promise<Map<number, number>>
      firstPage(post: PostRow): Promise<CommentThread | undefined>
    }
  }
}

export function publicPostRoutes(
  app: FastifyInstance,
  { platform, photos, posts, dog, comments: { thread } }: PublicPostOptions,
) {
  const { cache } = platform
  const { media } = photos
  /** Adds the placeholder hash that the browser draws until the card's photo has loaded. */
  const withHashes = <T extends { coverImage: string }>(cards: T[]) =>
    Promise.all(
      cards.map(async (card) => {
        const coverHash = await media.findPlaceholder(card.coverImage)
        return coverHash ? { ...card, coverHash } : card
      }),
    )
  const presentPosts = async (rows: PostRow[]) => {
    const context = await dog.getDisplayContext()
    const counts = await thread.countsOf(rows.map(({ id }) => id))
    return withHashes(rows.map((row) => presentPost(row, context, counts.get(row.id))))
  }
  async function* presentAll(batches: AsyncIterable<PostRow[]>) {
    for await (const rows of batches) yield presentPosts(rows)
  }

  registerCachedList(app, cache, contract.listPosts, () => presentAll(posts.readPublished()))
  registerCachedEndpoint(app, platform, contract.listFeaturedPosts, async () =>
    presentPosts(await posts.listFeatured()),
  )
  registerCachedEndpoint(app, platform, contract.listRecentPosts, async ({ query }) =>
    presentPosts(await posts.listRecent(query.beside)),
  )
  registerCachedList(app, cache, contract.listPostsOfCategory, ({ params }) =>
    presentAll(posts.readOfCategory(params.category)),
  )
  registerCachedEndpoint(app, platform, contract.getPost, async ({ params }) => {
    const post = await posts.getPublished(params.slug)
    const coverHash = await media.findPlaceholder(post.coverImage)
    const neighbors = await posts.listNeighbors(post)
    const firstComments = await thread.firstPage(post)
    return presentPublicPost(post, {
      coverHash,
      neighbors,
      comments: firstComments,
      ...(await dog.getDisplayContext()),
    })
  })
  registerCachedEndpoint(
    app,
    platform,
    contract.getBlogPage,
    async ({ query }) => {
      const { rows, ...counts } = await posts.getBlogPage(query)
      const context = await dog.getDisplayContext()
      const commented = await thread.countsOf(rows.map(({ id }) => id))
      const cards = rows.map((row) => presentPostCard(row, context, commented.get(row.id)))
      return { posts: await withHashes(cards), ...counts }
    },
    ({ query }, found) => isCacheableListPage(query, found),
  )
}

interface AdminPostOptions {
  settings: Settings
  posts: Posts
  newsletter: {
    letters: {
      /** Returns why the post has no letter. */
      findProblem(postId: number): Promise<string | undefined>
    }
  }
}

/** Visitors see these changes, so the routes belong to the scope that purges the public cache. */
export function adminPostRoutes(
  app: FastifyInstance,
  { settings, posts, newsletter }: AdminPostOptions,
  site: SitePages,
) {
  const { revisions, addresses, redirects, categories, trash } = posts
  const present = async (row: PostRow) => presentAdminPost(row, await settings.day.dayWriter())
  const presentSaved = async (row: PostRow, { letter }: SaveWish) => ({
    ...(await present(row)),
    letterProblem: letter && (await newsletter.letters.findProblem(row.id)),
  })
  const isPage = async (path: string) => (await site.open(path)).answer.status === 200

  registerEndpoint(app, adminContract.listAdminPosts, async () => {
    const dayOf = await settings.day.dayWriter()
    return (await posts.listAll()).map((row) => presentAdminPostRow(row, dayOf))
  })
  registerEndpoint(app, adminContract.getAdminPost, async ({ params }) =>
    present(await posts.get(params.id)),
  )
  registerEndpoint(app, adminContract.createPost, async ({ body, headers, request }) => {
    const post = await posts.create(body, {
      savedBy: request.visitor?.email ?? null,
      idempotencyKey: headers['idempotency-key'],
      draftVersion: headers['draft-version'],
      wish: { letter: headers.letter },
    })
    markWriteAdditive(request)
    return presentSaved(post, headers)
  })
  registerEndpoint(app, adminContract.updatePost, async ({ params, body, headers, request }) => {
    const { post, isWithdrawn } = await posts.update(params.id, body, {
      savedBy: request.visitor?.email ?? null,
      draftVersion: headers['draft-version'],
      wish: { letter: headers.letter },
    })
    if (!isWithdrawn) markWriteAdditive(request)
    return presentSaved(post, headers)
  })
  registerEndpoint(app, adminContract.removePost, async ({ params }) => {
    await posts.remove(params.id)
    return { success: true }
  })

  registerEndpoint(app, schedulePost, async ({ params, body, request }) =>
    present(await posts.schedule(params.id, body, request.visitor?.email ?? null)),
  )
  registerEndpoint(app, unschedulePost, async ({ params, request }) =>
    present(await posts.schedule(params.id, null, request.visitor?.email ?? null)),
  )

  registerEndpoint(app, listRevisions, async ({ params }) =>
    (await revisions.list(params.id)).map(presentRevision),
  )
  registerEndpoint(app, getRevision, async ({ params }) =>
    presentRevision(await revisions.get(params.id, params.revisionId)),
  )

  registerEndpoint(app, adminContract.listOldAddresses, async ({ params }) =>
    (await addresses.list(params.id)).map(({ slug, leftAt }) => ({
      slug,
      leftAt: leftAt.toISOString(),
    })),
  )
  registerEndpoint(app, adminContract.findPostByOldAddress, async ({ params }) => ({
    post: await addresses.findPost(params.slug),
  }))
  registerEndpoint(app, adminContract.removeOldAddress, async ({ params }) => {
    await addresses.remove(params.id, params.slug)
    return { success: true }
  })

  registerEndpoint(app, adminContract.listRedirects, () => redirects.list())
  registerEndpoint(app, adminContract.createRedirect, ({ body }) => redirects.create(body, isPage))
  registerEndpoint(app, adminContract.removeRedirect, async ({ params }) => {
    await redirects.remove(params.id)
    return { success: true }
  })

  registerEndpoint(app, categoryContract.getCategoryList, ({ params }) =>
    categories.list(params.kind),
  )
  registerEndpoint(app, categoryContract.updateCategoryList, ({ params, body }) =>
    categories.update(params.kind, body.categories),
  )

  registerEndpoint(app, historyContract.listDeletedItems, () => trash.list())
  registerEndpoint(app, historyContract.restoreDeletedItems, ({ body }) =>
    trash.restore(body.items),
  )
  registerEndpoint(app, historyContract.eraseDeletedItems, async ({ body }) => ({
    count: await trash.removeForGood(body.items),
  }))
}

/** Visitors see nothing of this, so the routes belong to the scope that purges no cache. */
export function privatePostRoutes(app: FastifyInstance, { autosaves, previews }: Posts) {
  registerEndpoint(app, historyContract.listAutosaves, async () =>
    (await autosaves.list()).map(presentAutosaveHead),
  )
  registerEndpoint(app, historyContract.getAutosave, async ({ params }) => {
    const found = await autosaves.find(params.key)
    return { draft: found && presentAutosave(found) }
  })
  registerEndpoint(app, historyContract.saveAutosave, async ({ params, body }) =>
    presentAutosaveHead(await autosaves.save(params.key, body)),
  )
  registerEndpoint(app, historyContract.removeAutosave, async ({ params, query }) => {
    await autosaves.remove(params.key, query.version)
    return { success: true }
  })

  registerEndpoint(app, adminContract.createPreviewLink, async ({ params }) => {
    const { secret, expiresAt } = await previews.make(params.id)
    return { url: adminContract.previewPath(secret), expiresAt: expiresAt.toISOString() }
  })
  registerEndpoint(app, adminContract.getPreviewLink, async ({ params }) => ({
    expiresAt: (await previews.find(params.id))?.expiresAt.toISOString() ?? null,
  }))
  registerEndpoint(app, adminContract.revokePreviewLink, async ({ params }) => {
    await previews.revoke(params.id)
    return { success: true }
  })
}

/** Shows a draft as visitors will see it to anyone with the link, so the answer is never cached. */
export function previewRoutes(
  app: FastifyInstance,
  { photos, posts, dog }: Omit<PublicPostOptions, 'platform' | 'comments'>,
  site: SitePages,
) {
  const { previews } = posts
  const present = async (draft: PostRow) =>
    presentPublicPost(draft, {
      coverHash: await photos.media.findPlaceholder(draft.coverImage),
      neighbors: { newer: null, older: null, related: [] },
      ...(await dog.getDisplayContext()),
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
