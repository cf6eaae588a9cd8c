import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import { toJSONSchema } from 'zod/v4/core'
import type { Answer, Endpoint, RouteInput } from '#shared/contract/endpoint.ts'
import { DEFAULT_BODY_LIMIT, endpointUrl } from '#shared/contract/endpoint.ts'
import { invalidFields, notFound } from './errors.ts'
import type { PublicCache } from './public-cache.ts'
import { sendCached } from './send-cached.ts'

export type EndpointHandler<E extends Endpoint> = (
  input: RouteInput<E> & { request: FastifyRequest; reply: FastifyReply },
) => Promise<z.input<E['answer']>> | z.input<E['answer']>

/**
 * Makes a described endpoint answer: input checked before the handler sees it,
 * answer stripped to what the contract names.
 */
export function answerEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: EndpointHandler<E>,
) {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.bodyLimit ?? DEFAULT_BODY_LIMIT,
    schema: documentOf(endpoint),
    handler: async (request, reply) => {
      const input = { request, reply, ...readInput(endpoint, request) }
      const answer = await handler(input as Parameters<EndpointHandler<E>>[0])
      return endpoint.answer.parse(answer) as Answer<E>
    },
  })
}

export interface SharedAnswer {
  cache: PublicCache
  /** False where the answer depends on who asks: then only the route itself may decide. */
  isForEverybody?: boolean
}

/** A public answer: made once per write, compressed once, sent from memory. */
export function answerCachedEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  shared: SharedAnswer,
  endpoint: E,
  handler: EndpointHandler<E>,
) {
  answerFromCache(app, shared, endpoint, async (input) => {
    const made = await handler(input as Parameters<EndpointHandler<E>>[0])
    return JSON.stringify(endpoint.answer.parse(made))
  })
}

type RawInput = { request: FastifyRequest; reply: FastifyReply }

export function answerFromCache(
  app: FastifyInstance,
  { cache, isForEverybody = true }: SharedAnswer,
  endpoint: Endpoint,
  write: (input: RawInput) => Promise<string> | AsyncIterable<string>,
) {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: documentOf(endpoint),
    handler: async (request, reply) => {
      const input = readInput(endpoint, request)
      const key = cacheKey(endpoint, input)
      const answer = await cache.get(key, async () => {
        const written = write({ request, reply, ...input })
        return {
          status: 200,
          type: 'application/json; charset=utf-8',
          body: written instanceof Promise ? await written : written,
        }
      })
      if (isForEverybody) cache.openFrontDoor(request.url, key)
      reply.hijack()
      sendCached(request.raw, reply.raw, answer)
    },
  })
}

/** Only what the contract knows becomes part of a key: invented parameters cannot fill the memory. */
function cacheKey(endpoint: Endpoint, input: { params?: unknown; query?: unknown }): string {
  return endpointUrl(
    endpoint.path,
    (input.params ?? {}) as Record<string, unknown>,
    (input.query ?? {}) as Record<string, unknown>,
  )
}

function readInput(endpoint: Endpoint, request: FastifyRequest) {
  const input: Record<string, unknown> = {}
  if (endpoint.params) {
    const params = endpoint.params.safeParse(request.params)
    // An id that cannot exist is an address that does not exist.
    if (!params.success) throw notFound()
    input.params = params.data
  }
  if (endpoint.query) input.query = readFields(endpoint.query, request.query)
  if (endpoint.body) input.body = readFields(endpoint.body, request.body)
  return input
}

function readFields(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues) {
    const name = issue.path.join('.') || 'body'
    fields[name] ??= issueMessage(issue)
  }
  throw invalidFields(fields)
}

function issueMessage(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${issue.keys.join(', ')}`
  if (issue.code === 'invalid_type' && issue.path.length === 0) {
    return `The request must be a JSON ${issue.expected}.`
  }
  return issue.message
}

const jsonSchema = (schema: $ZodType, io: 'input' | 'output') =>
  toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' })

const signedIn: { [scheme: string]: string[] }[] = [{ bearer: [] }, { cookie: [] }]

/** For the API document only; validation is the contract's own. */
function documentOf(endpoint: Endpoint): FastifySchema {
  return {
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...(endpoint.params && { params: jsonSchema(endpoint.params, 'input') }),
    ...(endpoint.query && { querystring: jsonSchema(endpoint.query, 'input') }),
    ...(endpoint.body && { body: jsonSchema(endpoint.body, 'input') }),
    ...(endpoint.who !== 'anyone' && { security: signedIn }),
    response: { 200: jsonSchema(endpoint.answer, 'output') },
  }
}
