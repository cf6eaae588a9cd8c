import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/drafts.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'
import { presentDraft, presentDraftHead } from './drafts.present.ts'
import type { DraftsService } from './drafts.service.ts'

export function draftRoutes(app: FastifyInstance, drafts: DraftsService) {
  answerEndpoint(app, contract.listDrafts, async () => (await drafts.list()).map(presentDraftHead))
  answerEndpoint(app, contract.getDraft, async ({ params }) => {
    const found = await drafts.find(params.key)
    return { draft: found && presentDraft(found) }
  })
  answerEndpoint(app, contract.keepDraft, async ({ params, body }) =>
    presentDraftHead(await drafts.keep(params.key, body)),
  )
  answerEndpoint(app, contract.removeDraft, async ({ params, query }) => {
    await drafts.remove(params.key, query.version)
    return { success: true }
  })
}
