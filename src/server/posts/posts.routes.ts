import type { FastifyInstance } from 'fastify'
import * as categoryContract from '#shared/contract/categories.admin.ts'
import * as historyContract from '#shared/contract/history.admin.ts'
import { getRevision, listRevisions } from '#shared/contract/history.admin.ts'
import * as adminContract from '#shared/contract/posts.admin.ts'
import { schedulePost, unschedulePost } from '#shared/contract/posts.admin.ts'
import type { GetDisplayContext } from '../photos/photos.present.ts'
import type { Photos } from '../photos/photos.ts'
import { markWriteAdditive } from '../platform/changes.ts'
import { registerEndpoint } from '../platform/http/endpoint-route.ts'
import type { SitePages } from '../platform/http/plain-forms.ts'
import type { Settings } from '../settings/settings.ts'
import type { PostRow } from './post-row.ts'
import {
  presentAdminPost,
  presentAdminPostRow,
  presentAutosave,
  presentAutosaveHead,
  presentPublicPost,
  presentRevision,
} from './posts.present.ts'
import type { Posts } from './posts.ts'
import type { SaveWish } from './save-hook.ts'

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
  const isPage = async (path: string) => (await site.open('everyone', path)).answer.status === 200

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
export function autosaveAndPreviewLinkRoutes(app: FastifyInstance, { autosaves, previews }: Posts) {
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

interface PreviewOptions {
  photos: Photos
  posts: Posts
  dog: { getDisplayContext: GetDisplayContext }
}

/** Shows a draft as visitors will see it to anyone with the link, so the answer is never cached. */
export function previewRoutes(
  app: FastifyInstance,
  { photos, posts, dog }: PreviewOptions,
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
