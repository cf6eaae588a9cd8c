import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as adminContract from '#shared/contract/statistics.admin.ts'
import * as contract from '#shared/contract/statistics.ts'
import { registerEndpoint } from '../platform/http/endpoint-route.ts'
import type { SitePages } from '../platform/http/plain-forms.ts'
import type { VisitCounting } from './counting.ts'
import { writeStatisticsCsv } from './statistics.present.ts'
import type { Statistics } from './statistics.ts'

/** A move within the site counts like a loaded page, but only if its target exists. */
export function beaconRoutes(app: FastifyInstance, counting: VisitCounting, site: SitePages) {
  registerEndpoint(app, contract.countPageView, async ({ body, request }) => {
    if (!counting.isOn()) return { success: true }
    const [path = ''] = body.path.split('?')
    const { answer } = await site.open(request.audience, path)
    if (answer.status === 200) counting.countMove(request.raw, body.path, body.from)
    return { success: true }
  })
}

export function statisticsRoutes(app: FastifyInstance, statistics: Statistics) {
  registerEndpoint(app, adminContract.getStatistics, ({ query }) => statistics.get(query.days))
  registerEndpoint(app, adminContract.getPostViews, async ({ query }) => ({
    isOn: statistics.isOn(),
    posts: await statistics.viewsOfPosts(query.ids),
  }))
  registerEndpoint(app, adminContract.deleteStatistics, async () => {
    await statistics.deleteAll()
    return { success: true }
  })
  app.get(adminContract.STATISTICS_CSV_PATH, async (_request, reply) => {
    const { rows, detailedSince } = await statistics.readAll()
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="statistics.csv"')
      .send(Readable.from(writeStatisticsCsv(rows, detailedSince)))
  })
}
