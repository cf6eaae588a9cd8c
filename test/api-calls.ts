import type { FastifyInstance, InjectOptions } from 'fastify'
import { ApiError, createApiClient } from '#shared/calls/api-client.ts'

/** The product's own API client, connected to the app without a network. */
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

type Refusal = ApiError & { problem: NonNullable<ApiError['problem']> }

export async function getRefusal(work: Promise<unknown>): Promise<Refusal> {
  const error = await work.catch((thrown: unknown) => thrown)
  if (!(error instanceof ApiError && error.problem)) throw new Error('it was not refused')
  return error as Refusal
}
