import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/inbox.ts'
import type { CommentRulesService } from '../comments/comment-rules.service.ts'
import type { ModerationService } from '../comments/moderation.service.ts'
import { presentMessage } from '../contact/messages.present.ts'
import type { MessagesService } from '../contact/messages.service.ts'
import type { SubscribersService } from '../newsletter/subscribers.service.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'

interface InboxParts {
  comments: {
    rules: Pick<CommentRulesService, 'isOn'>
    moderation: Pick<ModerationService, 'countWaiting'>
  }
  messages: MessagesService
  subscribers: Pick<SubscribersService, 'count'>
}

/** What people sent us, and how much of it there is. */
export function adminInboxRoutes(
  app: FastifyInstance,
  { comments, messages, subscribers }: InboxParts,
) {
  const { rules, moderation } = comments

  answerEndpoint(app, contract.getInboxCounts, async () => {
    const { total, unread } = await messages.count()
    const waitingComments = (await rules.isOn()) ? await moderation.countWaiting() : 0
    return { messages: total, unread, subscribers: await subscribers.count(), waitingComments }
  })
  answerEndpoint(app, contract.listMessages, async ({ query }) => {
    const { rows, ...counts } = await messages.listPage(query.page)
    return { messages: rows.map(presentMessage), ...counts }
  })
  answerEndpoint(app, contract.markMessage, async ({ params, body }) =>
    presentMessage(await messages.mark(params.id, body.isRead)),
  )
  answerEndpoint(app, contract.removeMessage, async ({ params }) => {
    await messages.remove(params.id)
    return { success: true }
  })
}
