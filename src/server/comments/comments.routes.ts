import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as adminContract from '#shared/contract/comments.admin.ts'
import * as contract from '#shared/contract/comments.ts'
import { isCacheableListPage } from '#shared/lists/pages.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { registerCachedEndpoint, registerEndpoint } from '../platform/http/endpoint-route.ts'
import type { Platform } from '../platform/platform.ts'
import { addressKeyOf } from '../platform/security/rate-limits.ts'
import type { FindVisitor } from '../platform/security/visitor.ts'
import type { Posts } from '../posts/posts.ts'
import type { Settings } from '../settings/settings.ts'
import { renderCommentHtml } from './comment-html.ts'
import { presentComment } from './comments.present.ts'
import type { Comments } from './comments.ts'
import type { Commenter } from './submit-comment.service.ts'

interface CommentRouteOptions {
  platform: Platform
  settings: Settings
  accounts: Accounts
  comments: Comments
}

/**
 * `findVisitor` ignores the session cookie of a write that does not say which site it comes from.
 */
export const commenterOf = async (
  request: FastifyRequest,
  findVisitor: FindVisitor,
): Promise<Commenter> => ({
  addressKey: addressKeyOf(request.ip),
  isOwner: (await findVisitor(request))?.isAdmin ?? false,
})

export function publicCommentRoutes(app: FastifyInstance, options: CommentRouteOptions) {
  const { platform, comments, accounts } = options
  const { findVisitor } = accounts
  const { thread, submission } = comments
  registerCachedEndpoint(
    app,
    platform,
    contract.listComments,
    ({ params, query }) => thread.read(params.slug, query.page),
    ({ query }, found) => isCacheableListPage(query, found),
  )
  registerEndpoint(app, contract.startComment, async ({ params, request }) =>
    submission.start(params.slug, await commenterOf(request, findVisitor)),
  )
  app.register(async (scope) => {
    // Runs before validation: nothing is read while comments are off or this
    // sender is over the limit.
    scope.addHook('preHandler', async (request) => {
      const { slug } = request.params as { slug: string }
      await submission.checkCommenter(slug, await commenterOf(request, findVisitor))
    })
    writingRoutes(scope, options)
  })
}

function writingRoutes(
  app: FastifyInstance,
  { comments: { submission }, accounts: { findVisitor }, settings }: CommentRouteOptions,
) {
  registerEndpoint(app, contract.writeComment, async ({ params, body, request }) => {
    const row = await submission.submit(params.slug, body, await commenterOf(request, findVisitor))
    // The commenter must not learn the verdict, so spam is reported as waiting.
    const state = row.state === 'approved' ? ('approved' as const) : ('waiting' as const)
    return { comment: presentComment(row, await settings.day.zone()), state }
  })
  registerEndpoint(app, contract.previewComment, async ({ params, body, request }) => {
    const commenter = await commenterOf(request, findVisitor)
    const preview = await submission.preview(params.slug, body, commenter)
    return { ...preview, html: renderCommentHtml(body.message, { hasLinks: false }) }
  })
}

interface ModerationRouteOptions {
  platform: Platform
  comments: Comments
  posts: Posts
}

/**
 * Registered in the scope that does not purge: moderation empties the public cache only for
 * changes that visitors see.
 */
export function moderationRoutes(
  app: FastifyInstance,
  { platform, comments, posts }: ModerationRouteOptions,
) {
  const { moderation, clearing, rules } = comments
  const { announce } = platform.changes
  registerEndpoint(app, adminContract.listAdminComments, ({ query }) =>
    moderation.listPage({ state: query.state ?? 'waiting', search: query.search }, query.page),
  )
  registerEndpoint(app, adminContract.moveComments, async ({ body }) => {
    const moved = await moderation.move(body.ids, body.to)
    return { moved, counts: await moderation.counts() }
  })
  registerEndpoint(app, adminContract.replyToComment, ({ params, body }) =>
    moderation.reply(params.id, body.message),
  )
  registerEndpoint(app, adminContract.clearComments, ({ body }) =>
    clearing.clear(body.state, body.upTo),
  )
  registerEndpoint(app, adminContract.forgetCommenter, ({ body }) => clearing.forget(body.email))
  registerEndpoint(app, adminContract.forgetCommenterOf, ({ params }) =>
    clearing.forgetSenderOf(params.id),
  )
  registerEndpoint(app, adminContract.getCommentRules, () => rules.get())
  registerEndpoint(app, adminContract.changeCommentRules, async ({ body }) => {
    await rules.change(body.closeAfterDays)
    await announce()
    return rules.get()
  })
  const ofPost = async (id: number) => {
    const post = await posts.get(id)
    return {
      isClosed: await rules.isClosed(id),
      isOpen: await rules.isOpen(post),
      lastDay: await rules.lastDayOf(post),
      waiting: await moderation.countOfPost(id, 'waiting'),
      approved: await moderation.countOfPost(id, 'approved'),
    }
  }
  registerEndpoint(app, adminContract.getPostComments, ({ params }) => ofPost(params.id))
  registerEndpoint(app, adminContract.updatePostComments, async ({ params, body }) => {
    await posts.get(params.id)
    await rules.setClosed(params.id, body.isClosed)
    await announce()
    return ofPost(params.id)
  })
}
