import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as adminContract from '#shared/contract/comments.admin.ts'
import * as contract from '#shared/contract/comments.ts'
import { isAddressOfList } from '#shared/lists/pages.ts'
import {
  answerCachedEndpoint,
  answerEndpoint,
  type SharedAnswers,
} from '../platform/http/endpoint-route.ts'
import { addressKey } from '../platform/security/rate-limits.ts'
import type { FindVisitor } from '../platform/security/visitor.ts'
import type { PostsService } from '../posts/posts.service.ts'
import { commentHtml } from './comment-html.ts'
import { presentComment } from './comments.present.ts'
import type { Comments } from './comments.ts'
import type { Commenter } from './submit-comment.service.ts'

interface CommentRouteOptions extends SharedAnswers {
  comments: Pick<Comments, 'thread' | 'submission' | 'getZone'>
  findVisitor: FindVisitor
}

/**
 * `findVisitor` ignores the session cookie of a write that does not say which site it comes from.
 */
export const commenterOf = async (
  request: FastifyRequest,
  findVisitor: FindVisitor,
): Promise<Commenter> => ({
  addressKey: addressKey(request.ip),
  isOwner: (await findVisitor(request))?.isAdmin ?? false,
})

export function publicCommentRoutes(app: FastifyInstance, shared: CommentRouteOptions) {
  const { comments, findVisitor } = shared
  const { thread, submission } = comments
  answerCachedEndpoint(
    app,
    shared,
    contract.listComments,
    ({ params, query }) => thread.read(params.slug, query.page),
    ({ query }, found) => isAddressOfList(query, found),
  )
  answerEndpoint(app, contract.startComment, async ({ params, request }) =>
    submission.start(params.slug, await commenterOf(request, findVisitor)),
  )
  app.register(async (scope) => {
    // Runs before validation: nothing is read while comments are off or this
    // sender is over the limit.
    scope.addHook('preHandler', async (request) => {
      const { slug } = request.params as { slug: string }
      await submission.checkCommenter(slug, await commenterOf(request, findVisitor))
    })
    writingRoutes(scope, shared)
  })
}

function writingRoutes(app: FastifyInstance, { comments, findVisitor }: CommentRouteOptions) {
  const { submission, getZone } = comments
  answerEndpoint(app, contract.writeComment, async ({ params, body, request }) => {
    const row = await submission.submit(params.slug, body, await commenterOf(request, findVisitor))
    // The commenter must not learn the verdict, so spam is reported as waiting.
    const state = row.state === 'approved' ? ('approved' as const) : ('waiting' as const)
    return { comment: presentComment(row, await getZone()), state }
  })
  answerEndpoint(app, contract.previewComment, async ({ params, body, request }) => {
    const commenter = await commenterOf(request, findVisitor)
    const preview = await submission.preview(params.slug, body, commenter)
    return { ...preview, html: commentHtml(body.message, { hasLinks: false }) }
  })
}

interface ModerationRouteOptions {
  comments: Pick<Comments, 'moderation' | 'clearing' | 'rules' | 'announce'>
  posts: Pick<PostsService, 'get'>
}

/**
 * Registered in the scope that does not purge: moderation empties the public cache only for
 * changes that visitors see.
 */
export function moderationRoutes(
  app: FastifyInstance,
  { comments, posts }: ModerationRouteOptions,
) {
  const { moderation, clearing, rules, announce } = comments
  answerEndpoint(app, adminContract.listAdminComments, ({ query }) =>
    moderation.listPage({ state: query.state ?? 'waiting', search: query.search }, query.page),
  )
  answerEndpoint(app, adminContract.moveComments, async ({ body }) => {
    const moved = await moderation.move(body.ids, body.to)
    return { moved, counts: await moderation.counts() }
  })
  answerEndpoint(app, adminContract.replyToComment, ({ params, body }) =>
    moderation.reply(params.id, body.message),
  )
  answerEndpoint(app, adminContract.clearComments, ({ body }) =>
    clearing.clear(body.state, body.upTo),
  )
  answerEndpoint(app, adminContract.forgetCommenter, ({ body }) => clearing.forget(body.email))
  answerEndpoint(app, adminContract.forgetCommenterOf, ({ params }) =>
    clearing.forgetSenderOf(params.id),
  )
  answerEndpoint(app, adminContract.getCommentRules, () => rules.get())
  answerEndpoint(app, adminContract.changeCommentRules, async ({ body }) => {
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
  answerEndpoint(app, adminContract.getPostComments, ({ params }) => ofPost(params.id))
  answerEndpoint(app, adminContract.closePostComments, async ({ params, body }) => {
    await posts.get(params.id)
    await rules.setClosed(params.id, body.isClosed)
    await announce()
    return ofPost(params.id)
  })
}
