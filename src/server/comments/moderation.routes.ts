import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/comment-moderation.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'
import type { PostsService } from '../posts/posts.service.ts'
import type { Comments } from './comments.ts'

interface ModerationParts {
  comments: Pick<Comments, 'moderation' | 'clearing' | 'rules' | 'announce'>
  posts: Pick<PostsService, 'get'>
}

/** Of all that the owner does here only what visitors notice empties the public cache. */
export function moderationRoutes(app: FastifyInstance, { comments, posts }: ModerationParts) {
  const { moderation, clearing, rules, announce } = comments
  answerEndpoint(app, contract.listAdminComments, ({ query }) =>
    moderation.listPage({ state: query.state ?? 'waiting', search: query.search }, query.page),
  )
  answerEndpoint(app, contract.moveComments, async ({ body }) => {
    const moved = await moderation.move(body.ids, body.to)
    return { moved, counts: await moderation.counts() }
  })
  answerEndpoint(app, contract.replyToComment, ({ params, body }) =>
    moderation.reply(params.id, body.message),
  )
  answerEndpoint(app, contract.clearComments, ({ body }) => clearing.clear(body.state, body.upTo))
  answerEndpoint(app, contract.forgetCommenter, ({ body }) => clearing.forget(body.email))
  answerEndpoint(app, contract.forgetCommenterOf, ({ params }) =>
    clearing.forgetSenderOf(params.id),
  )
  answerEndpoint(app, contract.getCommentRules, () => rules.get())
  answerEndpoint(app, contract.changeCommentRules, async ({ body }) => {
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
  answerEndpoint(app, contract.getPostComments, ({ params }) => ofPost(params.id))
  answerEndpoint(app, contract.closePostComments, async ({ params, body }) => {
    await posts.get(params.id)
    await rules.setClosed(params.id, body.isClosed)
    await announce()
    return ofPost(params.id)
  })
}
