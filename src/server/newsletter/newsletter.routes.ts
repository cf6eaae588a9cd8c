import type { FastifyInstance } from 'fastify'
import { subscribe } from '#shared/contract/newsletter.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'
import type { NewsletterService } from './newsletter.service.ts'

export function newsletterRoutes(app: FastifyInstance, newsletter: NewsletterService) {
  answerEndpoint(app, subscribe, async ({ body, request }) => {
    await newsletter.subscribe(body, request.ip)
    return { success: true }
  })
}
