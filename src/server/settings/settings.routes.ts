import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/settings.ts'
import type { PublicAnswers } from '../platform/cache/public-answers.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'
import { type FindVisitor, requireRecentSignIn } from '../platform/security/visitor.ts'
import { presentSettings } from './settings.present.ts'
import type { SettingsService } from './settings.service.ts'

export function publicSettingsRoutes(
  app: FastifyInstance,
  settings: SettingsService,
  { answers, findVisitor }: { answers: PublicAnswers; findVisitor: FindVisitor },
) {
  // Pages are drawn as an anonymous visitor sees them.
  answers.offer(contract.getSettings, async () => presentSettings(await settings.get(), false))
  answerEndpoint(app, contract.getSettings, async ({ request, reply }) => {
    const visitor = await findVisitor(request)
    reply.header('vary', 'cookie, authorization')
    return presentSettings(await settings.get(), visitor?.isAdmin ?? false)
  })
}

export function adminSettingsRoutes(app: FastifyInstance, settings: SettingsService) {
  answerEndpoint(app, contract.updateSettings, async ({ body, request }) => {
    const { ownerEmail } = body
    // Mail for the owner goes there.
    const isRedirected =
      ownerEmail !== undefined && ownerEmail !== (await settings.get()).ownerEmail
    if (isRedirected) requireRecentSignIn(request)
    return presentSettings(await settings.update(body), true)
  })
}
