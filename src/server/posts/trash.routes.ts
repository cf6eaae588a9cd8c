import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/deleted.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'
import { type DeletedService, goneAt } from './trash.service.ts'

export function deletedRoutes(app: FastifyInstance, deleted: DeletedService) {
  answerEndpoint(app, contract.listDeleted, async () =>
    (await deleted.list()).map(({ deletedAt, ...item }) => ({
      ...item,
      deletedAt: deletedAt.toISOString(),
      until: goneAt(deletedAt).toISOString(),
    })),
  )
  answerEndpoint(app, contract.restoreDeleted, ({ body }) => deleted.restore(body.items))
  answerEndpoint(app, contract.removeForGood, async ({ body }) => ({
    count: await deleted.removeForGood(body.items),
  }))
}
