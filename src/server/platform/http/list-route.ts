import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint, RouteInput } from '#shared/contract/endpoint.ts'
import type { PublicCache } from '../cache/public-cache.ts'
import { answerFromCache } from './endpoint-route.ts'

/** Things of a list, some at a time. */
type ListHandler<E extends Endpoint> = (input: RouteInput<E>) => AsyncIterable<z.input<E['answer']>>

/** A public list of any length: made once per write, a portion at a time, and sent from memory. */
export function answerCachedList<E extends Endpoint & { answer: z.ZodMiniArray }>(
  app: FastifyInstance,
  cache: PublicCache,
  endpoint: E,
  handler: ListHandler<E>,
) {
  answerFromCache(app, cache, endpoint, (input) => {
    const list = writeList(endpoint, handler(input as RouteInput<E>))
    // Parameters that nothing is found for may be made up.
    return { body: list.pieces(), isKept: () => !endpoint.params || list.hasThings() }
  })
}

function writeList(endpoint: Endpoint, portions: AsyncIterable<unknown>) {
  let before = '['
  return {
    hasThings: () => before !== '[',
    async *pieces() {
      for await (const portion of portions) {
        const inner = JSON.stringify(endpoint.answer.parse(portion)).slice(1, -1)
        if (!inner) continue
        yield before + inner
        before = ','
      }
      yield before === '[' ? '[]' : ']'
    },
  }
}
