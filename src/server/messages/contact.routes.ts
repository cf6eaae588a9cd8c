import type { FastifyInstance } from 'fastify'
import { sendContactMessage } from '#shared/contract/contact.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'
import { addressKey } from '../platform/security/rate-limits.ts'
import type { ContactService } from './contact.service.ts'

export function contactRoutes(app: FastifyInstance, contact: ContactService) {
  answerEndpoint(app, sendContactMessage, async ({ body, request }) => {
    await contact.receive(body, addressKey(request.ip))
    return { success: true }
  })
}
