import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/previews.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'
import type { PreviewsService } from './previews.service.ts'

export function previewLinkRoutes(app: FastifyInstance, previews: PreviewsService) {
  answerEndpoint(app, contract.makePreviewLink, async ({ params }) => {
    const { secret, expiresAt } = await previews.make(params.id)
    return { url: contract.previewPath(secret), expiresAt: expiresAt.toISOString() }
  })
  answerEndpoint(app, contract.getPreviewLink, async ({ params }) => ({
    expiresAt: (await previews.find(params.id))?.expiresAt.toISOString() ?? null,
  }))
  answerEndpoint(app, contract.revokePreviewLink, async ({ params }) => {
    await previews.revoke(params.id)
    return { success: true }
  })
}
