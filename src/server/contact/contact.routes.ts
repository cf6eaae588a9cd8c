import type { FastifyInstance } from 'fastify'
import { sendContactMessage } from '#shared/contract/contact.ts'
import { answerEndpoint } from '../platform/endpoint-route.ts'
import { addressKey } from '../platform/rate-limits.ts'
import type { ContactService } from './contact.service.ts'

export function contactRoutes(app: FastifyInstance, contact: ContactService) {
  answerEndpoint(app, sendContactMessage, async ({ body, request }) => {
    await contact.receive(body, addressKey(request.ip))
    return { success: true }
  })
}
