import type { FastifyInstance, FastifyRequest } from 'fastify'

/** One line an answer: failures and writes are news, reads are for those who ask. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (request.method === 'GET' || request.method === 'HEAD') request.log.debug(line, 'answered')
    else request.log.info(line, 'answered')
  })
}

/** An address that holds a secret is logged as the pattern of its route. */
function pathOf({ params, routeOptions, url }: FastifyRequest): string | undefined {
  const holdsSecret = typeof params === 'object' && params !== null && 'secret' in params
  return holdsSecret ? routeOptions.url : url.split('?')[0]
}
