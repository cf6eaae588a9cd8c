import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/subscribers.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'
import { requireRecentSignIn } from '../platform/security/visitor.ts'
import { subscribersCsv } from './write-csv.ts'
import { presentSubscriber } from './newsletter.present.ts'
import type { SubscribersService } from './subscribers.service.ts'

export function subscriberRoutes(app: FastifyInstance, subscribers: SubscribersService) {
  answerEndpoint(app, contract.listSubscribers, async ({ query }) => {
    const { rows, ...rest } = await subscribers.listPage(query)
    return { subscribers: rows.map(presentSubscriber), ...rest }
  })
  answerEndpoint(app, contract.getSubscriberGrowth, async () => ({
    months: await subscribers.growth(),
  }))
  answerEndpoint(app, contract.countNewSubscribers, ({ query }) =>
    subscribers.countNew(Number(query.days)),
  )
  answerEndpoint(app, contract.addSubscriber, async ({ body }) =>
    presentSubscriber(await subscribers.add(body)),
  )
  answerEndpoint(app, contract.removeSubscriber, async ({ params }) => {
    await subscribers.remove(params.id)
    return { success: true }
  })
  answerEndpoint(app, contract.askSubscriber, async ({ params }) =>
    presentSubscriber(await subscribers.ask(params.id)),
  )
  answerEndpoint(app, contract.askSubscribers, async () => ({ asked: await subscribers.askAll() }))
  answerEndpoint(app, contract.importSubscribers, ({ body }) =>
    subscribers.import(body.csv, body.dryRun),
  )
  app.get(contract.SUBSCRIBERS_CSV_PATH, async (request, reply) => {
    // Every reader's address at once: worth as much as a backup.
    requireRecentSignIn(request)
    const rows = await subscribers.listAll()
    request.log.info({
      event: 'subscribers.exported',
      by: request.visitor?.email,
      ip: request.ip,
    })
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="subscribers.csv"')
      .serializer((text: string) => text)
      .send(subscribersCsv(rows.map(presentSubscriber)))
  })
}
