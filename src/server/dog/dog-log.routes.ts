import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/dog-log.ts'
import { getWeightCurve } from '#shared/contract/weight-curve.ts'
import {
  answerCachedEndpoint,
  answerEndpoint,
  type SharedAnswers,
} from '../platform/http/endpoint-route.ts'
import { presentLogEntry } from './dog-log.present.ts'
import type { DogLogService } from './dog-log.service.ts'
import { logCsv } from './log-csv.ts'

export function publicDogLogRoutes(
  app: FastifyInstance,
  shared: SharedAnswers & { dogLog: DogLogService },
) {
  answerCachedEndpoint(app, shared, getWeightCurve, () => shared.dogLog.getWeightCurve())
}

export function adminDogLogRoutes(app: FastifyInstance, dogLog: DogLogService) {
  answerEndpoint(app, contract.getDogLog, () => dogLog.getForOwner())
  answerEndpoint(app, contract.listComingUp, () => dogLog.listReminders())
  answerEndpoint(app, contract.createLogEntry, async ({ body }) =>
    presentLogEntry(await dogLog.create(body)),
  )
  answerEndpoint(app, contract.updateLogEntry, async ({ params, body }) =>
    presentLogEntry(await dogLog.update(params.id, body)),
  )
  answerEndpoint(app, contract.removeLogEntry, async ({ params }) => {
    await dogLog.remove(params.id)
    return { success: true }
  })
  answerEndpoint(app, contract.restoreLogEntry, async ({ params }) =>
    presentLogEntry(await dogLog.restore(params.id)),
  )
  answerEndpoint(app, contract.updateLogChoices, ({ body }) => dogLog.saveChoices(body))
  app.get(contract.LOG_CSV_PATH, async (_request, reply) => {
    const { entries } = await dogLog.getForOwner()
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="dog-log.csv"')
      .serializer((text: string) => text)
      .send(logCsv(entries))
  })
}
