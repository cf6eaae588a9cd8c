import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/addresses.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'
import type { AddressesService } from './post-history.service.ts'

export function addressRoutes(app: FastifyInstance, addresses: AddressesService) {
  answerEndpoint(app, contract.listAddresses, async ({ params }) =>
    (await addresses.list(params.id)).map(({ slug, leftAt }) => ({
      slug,
      leftAt: leftAt.toISOString(),
    })),
  )
  answerEndpoint(app, contract.findAddress, async ({ params }) => ({
    post: await addresses.findPost(params.slug),
  }))
  answerEndpoint(app, contract.removeAddress, async ({ params }) => {
    await addresses.remove(params.id, params.slug)
    return { success: true }
  })
}
