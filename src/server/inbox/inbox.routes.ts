import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/inbox.ts'
import { presentMessage } from '../contact/messages.present.ts'
import type { MessagesService } from '../contact/messages.service.ts'
import type { SubscribersService } from '../newsletter/subscribers/subscribers.service.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'

interface InboxParts {
  messages: MessagesService
  subscribers: Pick<SubscribersService, 'count'>
}

/** What people sent us, and how much of it there is. */
export function adminInboxRoutes(app: FastifyInstance, { messages, subscribers }: InboxParts) {
  answerEndpoint(app, contract.getInboxCounts, async () => {
    const { total, unread } = await messages.count()
    return { messages: total, unread, subscribers: await subscribers.count() }
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
