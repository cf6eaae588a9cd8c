import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import {
  type Answer,
  DEFAULT_BODY_LIMIT,
  type Endpoint,
  endpointUrl,
  type RouteInput,
} from '#shared/contract/endpoint.ts'
import { bodyLimits } from '#shared/limits.ts'
import type { CachedAnswer, PublicContent } from '../cache/answer.ts'
import type { PublicEndpointRegistry, PublicHandler } from '../cache/public-answers.ts'
import type { PublicCache } from '../cache/public-cache.ts'
import { sendCached } from '../cache/send-cached.ts'
import { requireRecentSignIn } from '../security/visitor.ts'
import { type RawInput, readInput } from './read-input.ts'

export type EndpointHandler<E extends Endpoint> = (
  input: RouteInput<E> & { request: FastifyRequest; reply: FastifyReply },
) => Promise<z.input<E['answer']>> | z.input<E['answer']>

/** Input is checked before the handler sees it; the answer is stripped to the contract's fields. */
export function registerEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: EndpointHandler<E>,
) {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: bodyLimitOf(endpoint),
    config: { endpoint },
    handler: async (request, reply) => {
      if (endpoint.recentSignIn) requireRecentSignIn(request)
      const input = { request, reply, ...readInput(endpoint, request) }
      const answer = await handler(input as Parameters<EndpointHandler<E>>[0])
      return endpoint.answer.parse(answer) as Answer<E>
    },
  })
}

/** A request without a session may send only a small body, unless its contract allows more. */
const bodyLimitOf = ({ bodyLimit, who }: Endpoint) =>
  bodyLimit ?? (who === 'admin' ? DEFAULT_BODY_LIMIT : bodyLimits.visitor)

export interface CachedEndpointServices {
  cache: PublicCache
  answers: PublicEndpointRegistry
}

export function registerCachedEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  { cache, answers }: CachedEndpointServices,
  endpoint: E,
  handler: PublicHandler<E>,
  /** False for an answer that only invented addresses request. */
  isCacheable: (input: RouteInput<E>, answer: Answer<E>) => boolean = () => true,
) {
  const make = answers.offer(endpoint, handler)
  registerEndpointFromCache(app, cache, endpoint, async (input) => {
    const answer = (await make(input)) as Answer<E>
    return {
      body: JSON.stringify(answer),
      isCacheable: () => isCacheable(input as RouteInput<E>, answer),
    }
  })
}

type WrittenBody = Pick<PublicContent, 'body' | 'isCacheable'>

export function registerEndpointFromCache(
  app: FastifyInstance,
  cache: PublicCache,
  endpoint: Endpoint,
  write: (input: RawInput) => Promise<WrittenBody> | WrittenBody,
) {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    handler: async (request, reply) => {
      const input = readInput(endpoint, request)
      const key = cacheKey(endpoint, input)
      const answer = await cache.get(key, async () => ({
        status: 200,
        type: 'application/json; charset=utf-8',
        ...(await write(input)),
      }))
      serveCached(request, reply, cache, { key, answer })
    },
  })
}

interface TextOptions<Params> {
  type: string
  cacheControl?: string
  write: (params: Params) => Promise<string> | string
}

export function registerCachedText<Params extends Record<string, unknown>>(
  app: FastifyInstance,
  cache: PublicCache,
  path: string,
  { write, ...head }: TextOptions<Params>,
) {
  app.get(path, async (request, reply) => {
    const params = request.params as Params
    const key = endpointUrl(path, params)
    const answer = await cache.get(key, async () => ({
      status: 200,
      ...head,
      body: await write(params),
    }))
    serveCached(request, reply, cache, { key, answer })
  })
}

/** Sends a cached answer and lets the front cache send it for this URL from now on. */
export function serveCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cache: PublicCache,
  { key, answer }: { key: string; answer: CachedAnswer },
) {
  cache.serveByUrl(request.url, key)
  reply.hijack()
  sendCached(request.raw, reply.raw, answer)
}

/** Keys contain only parameters of the contract: invented ones cannot fill the memory. */
function cacheKey(endpoint: Endpoint, input: RawInput): string {
  return endpointUrl(
    endpoint.path,
    (input.params ?? {}) as Record<string, unknown>,
    (input.query ?? {}) as Record<string, unknown>,
  )
}

type ListHandler<E extends Endpoint> = (input: RouteInput<E>) => AsyncIterable<z.input<E['answer']>>

/** A public list of any length is made once per write, a batch at a time, and sent from memory. */
export function registerCachedList<E extends Endpoint & { answer: z.ZodMiniArray }>(
  app: FastifyInstance,
  cache: PublicCache,
  endpoint: E,
  handler: ListHandler<E>,
) {
  registerEndpointFromCache(app, cache, endpoint, (input) => {
    const list = writeList(endpoint, handler(input as RouteInput<E>))
    // Parameters without any result may be invented, so their answer is not cached.
    return { body: list.pieces(), isCacheable: () => !endpoint.params || list.hasItems() }
  })
}

function writeList(endpoint: Endpoint, batches: AsyncIterable<unknown>) {
  let before = '['
  return {
    hasItems: () => before !== '[',
    async *pieces() {
      for await (const batch of batches) {
        const inner = JSON.stringify(endpoint.answer.parse(batch)).slice(1, -1)
        if (!inner) continue
        yield before + inner
        before = ','
      }
      yield before === '[' ? '[]' : ']'
    },
  }
}
