import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/messages.admin.ts'
import { sendContactMessage } from '#shared/contract/messages.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'
import { answerSiteForm, type Site } from '../platform/http/plain-forms.ts'
import { readInput } from '../platform/http/read-input.ts'
import { addressKey } from '../platform/security/rate-limits.ts'
import type { MessagesService } from './messages.service.ts'

export function publicMessageRoutes(app: FastifyInstance, messages: MessagesService) {
  answerEndpoint(app, sendContactMessage, async ({ body, request }) => {
    await messages.receive(body, addressKey(request.ip))
    return { success: true }
  })
}

export const contactFormRoutes = (app: FastifyInstance, messages: MessagesService, site: Site) =>
  answerSiteForm(app, site, {
    name: 'contact',
    shown: ['name', 'email', 'subject', 'message'],
    async send(fields, ip) {
      await messages.receive(readInput(sendContactMessage, { body: fields }).body, addressKey(ip))
      return {}
    },
  })

interface InboxSources {
  messages: MessagesService
  subscribers: { count(): Promise<number> }
  comments: {
    rules: { isOn(): Promise<boolean> }
    moderation: { countWaiting(): Promise<number> }
  }
}

export function inboxRoutes(app: FastifyInstance, sources: InboxSources) {
  const { messages, subscribers, comments } = sources
  answerEndpoint(app, contract.getInboxCounts, async () => {
    const { total, unread } = await messages.count()
    const waitingComments = (await comments.rules.isOn())
      ? await comments.moderation.countWaiting()
      : 0
    return { messages: total, unread, subscribers: await subscribers.count(), waitingComments }
  })
  answerEndpoint(app, contract.listMessages, ({ query }) => messages.listPage(query.page))
  answerEndpoint(app, contract.markMessage, ({ params, body }) =>
    messages.mark(params.id, body.isRead),
  )
  answerEndpoint(app, contract.removeMessage, async ({ params }) => {
    await messages.remove(params.id)
    return { success: true }
  })
}
