import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/inbox.ts'
import { presentMessage } from '../contact/messages.present.ts'
import type { MessagesService } from '../contact/messages.service.ts'
import { presentSubscriber } from '../newsletter/subscribers.present.ts'
import type { SubscribersService } from '../newsletter/subscribers.service.ts'
import { subscribersCsv } from '../newsletter/subscribers-csv.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'

interface InboxParts {
  messages: MessagesService
  subscribers: SubscribersService
}

/** What people sent us: one place for the owner, two things behind it. */
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
  answerEndpoint(app, contract.listSubscribers, async ({ query }) => {
    const { rows, ...counts } = await subscribers.listPage(query.page)
    return { subscribers: rows.map(presentSubscriber), ...counts }
  })
  answerEndpoint(app, contract.removeSubscriber, async ({ params }) => {
    await subscribers.remove(params.id)
    return { success: true }
  })
  app.get(contract.SUBSCRIBERS_CSV_PATH, async (_request, reply) => {
    const rows = await subscribers.listAll()
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="subscribers.csv"')
      .serializer((text: string) => text)
      .send(subscribersCsv(rows.map(presentSubscriber)))
  })
}
