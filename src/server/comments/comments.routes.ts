import type { FastifyInstance } from 'fastify'
import * as adminContract from '#shared/contract/comments.admin.ts'
import { registerEndpoint } from '../platform/http/endpoint-route.ts'
import type { Platform } from '../platform/platform.ts'
import type { Posts } from '../posts/posts.ts'
import type { Comments } from './comments.ts'

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
