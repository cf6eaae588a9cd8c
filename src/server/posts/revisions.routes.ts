import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/revisions.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'
import { presentRevision, presentRevisionHead } from './revisions.present.ts'
import type { RevisionsService } from './revisions.service.ts'

export function adminRevisionRoutes(app: FastifyInstance, revisions: RevisionsService) {
  answerEndpoint(app, contract.listRevisions, async ({ params }) =>
    (await revisions.list(params.id)).map(presentRevisionHead),
  )
  answerEndpoint(app, contract.getRevision, async ({ params }) =>
    presentRevision(await revisions.get(params.id, params.revisionId)),
  )
}
