import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/messages.admin.ts'
import { sendContactMessage } from '#shared/contract/messages.ts'
import type { Comments } from '../comments/comments.ts'
import type { Newsletter } from '../newsletter/newsletter.ts'
import { registerEndpoint } from '../platform/http/endpoint-route.ts'
import { registerSiteForm, type SitePages } from '../platform/http/plain-forms.ts'
import { readInput } from '../platform/http/read-input.ts'
import { addressKeyOf } from '../platform/security/rate-limits.ts'
import type { Messages } from './messages.service.ts'

export function publicMessageRoutes(app: FastifyInstance, messages: Messages) {
  registerEndpoint(app, sendContactMessage, async ({ body, request }) => {
    await messages.receive(body, addressKeyOf(request.ip))
    return { success: true }
  })
}

export const contactFormRoutes = (app: FastifyInstance, messages: Messages, site: SitePages) =>
  registerSiteForm(app, site, {
    name: 'contact',
    shown: ['name', 'email', 'subject', 'message'],
    async send(fields, ip) {
      await messages.receive(readInput(sendContactMessage, { body: fields }).body, addressKeyOf(ip))
      return {}
    },
  })

interface InboxSources {
  messages: Messages
  newsletter: Newsletter
  comments: Comments
}

export function inboxRoutes(app: FastifyInstance, sources: InboxSources) {
  const { messages, newsletter, comments } = sources
  registerEndpoint(app, contract.getInboxCounts, async () => {
    const { total, unread } = await messages.count()
    const waitingComments = (await comments.rules.isOn())
      ? await comments.moderation.countWaiting()
      : 0
    return {
      messages: total,
      unread,
      subscribers: await newsletter.subscribers.count(),
      waitingComments,
    }
  })
  registerEndpoint(app, contract.listMessages, ({ query }) => messages.listPage(query.page))
  registerEndpoint(app, contract.markMessage, ({ params, body }) =>
    messages.mark(params.id, body.isRead),
  )
  registerEndpoint(app, contract.removeMessage, async ({ params }) => {
    await messages.remove(params.id)
    return { success: true }
  })
}
