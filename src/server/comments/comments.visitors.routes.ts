import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as contract from '#shared/contract/comments.ts'
import { isCacheableListPage } from '#shared/lists/pages.ts'
import { registerCachedEndpoint, registerEndpoint } from '../platform/http/endpoint-route.ts'
import type { BaseReading, Readings } from '../platform/reading.ts'
import { addressKeyOf } from '../platform/security/rate-limits.ts'
import type { FindVisitor } from '../platform/security/visitor.ts'
import type { Settings } from '../settings/settings.ts'
import { renderCommentHtml } from './comment-html.ts'
import { presentComment } from './comments.present.ts'
import type { ReadableComments } from './comments.ts'
import type { Commenter } from './submit-comment.service.ts'

interface CommentsReading extends BaseReading {
  settings: Settings
  comments: ReadableComments
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

export function publicCommentRoutes(
  app: FastifyInstance,
  readings: Readings<CommentsReading>,
  findVisitor: FindVisitor,
) {
  registerCachedEndpoint(
    app,
    readings,
    contract.listComments,
    ({ comments }) =>
      ({ params, query }) =>
        comments.thread.read(params.slug, query.page),
    ({ query }, found) => isCacheableListPage(query, found),
  )
  registerEndpoint(app, contract.startComment, async ({ params, request }) => {
    const { submission } = readings.of(request).comments
    return submission.start(params.slug, await commenterOf(request, findVisitor))
  })
  app.register(async (scope) => {
    // Runs before validation: nothing is read while comments are off or this
    // sender is over the limit.
    scope.addHook('preHandler', async (request) => {
      const { slug } = request.params as { slug: string }
      const { submission } = readings.of(request).comments
      await submission.checkCommenter(slug, await commenterOf(request, findVisitor))
    })
    writingRoutes(scope, readings, findVisitor)
  })
}

function writingRoutes(
  app: FastifyInstance,
  readings: Readings<CommentsReading>,
  findVisitor: FindVisitor,
) {
  registerEndpoint(app, contract.writeComment, async ({ params, body, request }) => {
    const { comments, settings } = readings.of(request)
    const commenter = await commenterOf(request, findVisitor)
    const row = await comments.submission.submit(params.slug, body, commenter)
    // The commenter must not learn the verdict, so spam is reported as waiting.
    const state = row.state === 'approved' ? ('approved' as const) : ('waiting' as const)
    return { comment: presentComment(row, await settings.day.zone()), state }
  })
  registerEndpoint(app, contract.previewComment, async ({ params, body, request }) => {
    const { submission } = readings.of(request).comments
    const commenter = await commenterOf(request, findVisitor)
    const preview = await submission.preview(params.slug, body, commenter)
    return { ...preview, html: renderCommentHtml(body.message, { hasLinks: false }) }
  })
}
