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
import type { PublicHandler } from '../cache/public-answers.ts'
import type { PublicCache } from '../cache/public-cache.ts'
import { sendCached } from '../cache/send-cached.ts'
import type { BaseReading, Readings } from '../reading.ts'
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

/** Each reading gets a handler of its own, which knows the readers of that reading alone. */
export function registerCachedEndpoint<E extends Endpoint, Reading extends BaseReading>(
  app: FastifyInstance,
  readings: Readings<Reading>,
  endpoint: E,
  handlerOf: (reading: Reading) => PublicHandler<E>,
  /** False for an answer that only invented addresses request. */
  isCacheable: (input: RouteInput<E>, answer: Answer<E>) => boolean = () => true,
) {
  registerEndpointFromCache(app, readings, endpoint, (reading) => {
    const make = reading.answers.offer(endpoint, handlerOf(reading))
    return async (input) => {
      const answer = (await make(input)) as Answer<E>
      return {
        body: JSON.stringify(answer),
        isCacheable: () => isCacheable(input as RouteInput<E>, answer),
      }
    }
  })
}

type WrittenBody = Pick<PublicContent, 'body' | 'isCacheable'>
type WriteBody = (input: RawInput) => Promise<WrittenBody> | WrittenBody

function registerEndpointFromCache<Reading extends BaseReading>(
  app: FastifyInstance,
  readings: Readings<Reading>,
  endpoint: Endpoint,
  writerOf: (reading: Reading) => WriteBody,
) {
  const writers = new Map(readings.each.map((reading) => [reading, writerOf(reading)]))
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    handler: async (request, reply) => {
      const reading = readings.of(request)
      const input = readInput(endpoint, request)
      const key = cacheKey(endpoint, input)
      const answer = await reading.cache.get(key, async () => ({
        status: 200,
        type: 'application/json; charset=utf-8',
        ...(await writers.get(reading)!(input)),
      }))
      serveCached(request, reply, reading.cache, { key, answer })
    },
  })
}

interface TextOptions<Params> {
  type: string
  cacheControl?: string
  write: (params: Params) => Promise<string> | string
}

/** The same text for every audience, such as a style sheet. */
export function registerCachedText<Params extends Record<string, unknown>>(
  app: FastifyInstance,
  cache: PublicCache,
  path: string,
  options: TextOptions<Params>,
) {
  app.get(path, (request, reply) => serveText(request, reply, { cache, path, options }))
}

/** A text that each audience gets in its own version, such as a feed. */
export function registerReadText<
  Params extends Record<string, unknown>,
  Reading extends BaseReading,
>(
  app: FastifyInstance,
  readings: Readings<Reading>,
  path: string,
  optionsOf: (reading: Reading) => TextOptions<Params>,
) {
  const texts = new Map(readings.each.map((reading) => [reading, optionsOf(reading)]))
  app.get(path, (request, reply) => {
    const reading = readings.of(request)
    return serveText(request, reply, { cache: reading.cache, path, options: texts.get(reading)! })
  })
}

interface ServedText<Params> {
  cache: PublicCache
  path: string
  options: TextOptions<Params>
}

async function serveText<Params extends Record<string, unknown>>(
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, path, options: { write, ...head } }: ServedText<Params>,
) {
  const params = request.params as Params
  const key = endpointUrl(path, params)
  const answer = await cache.get(key, async () => ({
    status: 200,
    ...head,
    body: await write(params),
  }))
  serveCached(request, reply, cache, { key, answer })
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
export function registerCachedList<
  E extends Endpoint & { answer: z.ZodMiniArray },
  Reading extends BaseReading,
>(
  app: FastifyInstance,
  readings: Readings<Reading>,
  endpoint: E,
  handlerOf: (reading: Reading) => ListHandler<E>,
) {
  registerEndpointFromCache(app, readings, endpoint, (reading) => {
    const readList = handlerOf(reading)
    return (input) => {
      const list = writeList(endpoint, readList(input as RouteInput<E>))
      // Parameters without any result may be invented, so their answer is not cached.
      return { body: list.pieces(), isCacheable: () => !endpoint.params || list.hasItems() }
    }
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
