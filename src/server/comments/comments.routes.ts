import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as contract from '#shared/contract/comments.ts'
import { isAddressOfList } from '#shared/lists/own-address.ts'
import {
  answerCachedEndpoint,
  answerEndpoint,
  type SharedAnswers,
} from '../platform/http/endpoint-route.ts'
import { addressKey } from '../platform/security/rate-limits.ts'
import type { FindVisitor } from '../platform/security/visitor.ts'
import { commentHtml } from './comment-html.ts'
import { presentComment } from './comments.present.ts'
import type { Comments } from './comments.ts'
import type { Sender } from './submit-comment.service.ts'

interface CommentParts extends SharedAnswers {
  comments: Pick<Comments, 'thread' | 'writing' | 'getZone'>
  findVisitor: FindVisitor
}

/** A cookie proves nothing about a write that may come from elsewhere. */
export const senderOf = async (
  request: FastifyRequest,
  findVisitor: FindVisitor,
): Promise<Sender> => ({
  addressKey: addressKey(request.ip),
  isOwner: (await findVisitor(request))?.isAdmin ?? false,
})

export function publicCommentRoutes(app: FastifyInstance, shared: CommentParts) {
  const { comments, findVisitor } = shared
  const { thread, writing } = comments
  answerCachedEndpoint(
    app,
    shared,
    contract.listComments,
    ({ params, query }) => thread.read(params.slug, query.page),
    ({ query }, found) => isAddressOfList(query, found),
  )
  answerEndpoint(app, contract.beginComment, async ({ params, request }) =>
    writing.begin(params.slug, await senderOf(request, findVisitor)),
  )
  app.register(async (scope) => {
    // Where nobody can comment, or this sender cannot, no rule ever reads what was written.
    scope.addHook('preHandler', async (request) => {
      const { slug } = request.params as { slug: string }
      await writing.refuseEarly(slug, await senderOf(request, findVisitor))
    })
    writingRoutes(scope, shared)
  })
}

function writingRoutes(app: FastifyInstance, { comments, findVisitor }: CommentParts) {
  const { writing, getZone } = comments
  answerEndpoint(app, contract.writeComment, async ({ params, body, request }) => {
    const row = await writing.write(params.slug, body, await senderOf(request, findVisitor))
    // Whoever sent it does not learn what we think of it.
    const state = row.state === 'approved' ? ('approved' as const) : ('waiting' as const)
    return { comment: presentComment(row, await getZone()), state }
  })
  answerEndpoint(app, contract.previewComment, async ({ params, body, request }) => {
    const sender = await senderOf(request, findVisitor)
    const preview = await writing.preview(params.slug, body, sender)
    return { ...preview, html: commentHtml(body.message, { hasLinks: false }) }
  })
}
