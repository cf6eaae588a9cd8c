import type { FastifyInstance } from 'fastify'

/** One line an answer: failures and writes are news, reads are for those who ask. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: request.url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (request.method === 'GET' || request.method === 'HEAD') request.log.debug(line, 'answered')
    else request.log.info(line, 'answered')
  })
}
