import type { FastifyInstance, InjectOptions } from 'fastify'
import { createApiClient } from '#shared/calls/api-client.ts'

/** The product's own client, its network replaced by the app itself. */
export const clientOf = (app: FastifyInstance) =>
  createApiClient(async (url, init) => {
    const answer = await app.inject({
      method: init.method as InjectOptions['method'],
      url,
      headers: { origin: 'http://localhost', ...(init.headers as Record<string, string>) },
      ...(typeof init.body === 'string' && { payload: init.body }),
    })
    return new Response(answer.body, { status: answer.statusCode })
  })
