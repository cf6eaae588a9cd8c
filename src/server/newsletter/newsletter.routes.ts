import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/newsletter.admin.ts'
import { subscribe } from '#shared/contract/newsletter.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'
import { requireRecentSignIn } from '../platform/security/visitor.ts'
import type { DoubleOptIn } from './double-opt-in.service.ts'
import { presentSubscriber } from './newsletter.present.ts'
import { subscribersCsv } from './subscriber-csv.ts'
import type { SubscribersService } from './subscribers.service.ts'

export function newsletterRoutes(app: FastifyInstance, newsletter: Pick<DoubleOptIn, 'subscribe'>) {
  answerEndpoint(app, subscribe, async ({ body, request }) => ({
    success: true,
    sendsMail: await newsletter.subscribe(body, request.ip),
  }))
}

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
  answerEndpoint(app, contract.requestConfirmation, async ({ params }) =>
    presentSubscriber(await subscribers.requestConfirmation(params.id)),
  )
  answerEndpoint(app, contract.askSubscribers, async () => ({
    asked: await subscribers.requestAllConfirmations(),
  }))
  answerEndpoint(app, contract.importSubscribers, ({ body }) =>
    subscribers.import(body.csv, body.dryRun),
  )
  app.get(contract.SUBSCRIBERS_CSV_PATH, async (request, reply) => {
    // The whole list of addresses is as sensitive as a backup.
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
