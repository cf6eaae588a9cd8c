import type { FastifyInstance } from 'fastify'
import { SENDER_SHAPE, SENDER_SHAPE_HEADER } from '#shared/sender-shape.ts'
import { requestErrors } from '#texts/errors/platform.ts'
import { conflict } from './errors.ts'
import { drainBody } from './server.ts'

/** Comes before the check of the body, which would blame fields that the owner filled in well. */
export function refuseOutdatedSenders(scope: FastifyInstance) {
  scope.addHook('preHandler', async (request) => {
    const shape = request.headers[SENDER_SHAPE_HEADER]
    if (shape === undefined || Number(shape) >= SENDER_SHAPE) return
    await drainBody(request)
    throw conflict('client.outdated', requestErrors.outdated)
  })
}
