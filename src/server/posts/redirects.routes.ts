import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/redirects.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'
import type { IsPage, RedirectsService } from './redirects.service.ts'

export function redirectRoutes(app: FastifyInstance, redirects: RedirectsService, isPage: IsPage) {
  answerEndpoint(app, contract.listRedirects, () => redirects.list())
  answerEndpoint(app, contract.createRedirect, ({ body }) => redirects.create(body, isPage))
  answerEndpoint(app, contract.removeRedirect, async ({ params }) => {
    await redirects.remove(params.id)
    return { success: true }
  })
}
