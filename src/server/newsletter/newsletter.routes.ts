import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/newsletter.admin.ts'
import { subscribe } from '#shared/contract/newsletter.ts'
import { registerEndpoint } from '../platform/http/endpoint-route.ts'
import { requireRecentSignIn } from '../platform/security/visitor.ts'
import type { DoubleOptIn } from './double-opt-in.service.ts'
import { presentSubscriber } from './newsletter.present.ts'
import { writeSubscribersCsv } from './subscriber-csv.ts'
import type { SubscribersService } from './subscribers.service.ts'

export function newsletterRoutes(app: FastifyInstance, newsletter: Pick<DoubleOptIn, 'subscribe'>) {
  registerEndpoint(app, subscribe, async ({ body, request }) => ({
    success: true,
    sendsMail: await newsletter.subscribe(body, request.ip),
  }))
}

export function subscriberRoutes(app: FastifyInstance, subscribers: SubscribersService) {
  registerEndpoint(app, contract.listSubscribers, async ({ query }) => {
    const { rows, ...rest } = await subscribers.listPage(query)
    return { subscribers: rows.map(presentSubscriber), ...rest }
  })
  registerEndpoint(app, contract.getSubscriberGrowth, async () => ({
    months: await subscribers.growth(),
  }))
  registerEndpoint(app, contract.countNewSubscribers, ({ query }) =>
    subscribers.countNew(Number(query.days)),
  )
  registerEndpoint(app, contract.addSubscriber, async ({ body }) =>
    presentSubscriber(await subscribers.add(body)),
  )
  registerEndpoint(app, contract.removeSubscriber, async ({ params }) => {
    await subscribers.remove(params.id)
    return { success: true }
  })
  registerEndpoint(app, contract.requestConfirmation, async ({ params }) =>
    presentSubscriber(await subscribers.requestConfirmation(params.id)),
  )
  registerEndpoint(app, contract.requestAllConfirmations, async () => ({
    asked: await subscribers.requestAllConfirmations(),
  }))
  registerEndpoint(app, contract.importSubscribers, ({ body }) =>
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
      .send(writeSubscribersCsv(rows.map(presentSubscriber)))
  })
}
