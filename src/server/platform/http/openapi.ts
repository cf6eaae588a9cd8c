import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type $ZodType, toJSONSchema } from 'zod/v4/core'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { apiDocsPolicy } from '../security/security-headers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

export function registerApiDocs(app: FastifyInstance) {
  const endpoints: Endpoint[] = []
  app.addHook('onRoute', ({ method, config }) => {
    if (config?.endpoint && method === config.endpoint.method) endpoints.push(config.endpoint)
  })
  let documentApp: Promise<FastifyInstance> | null = null
  async function show({ url }: FastifyRequest, reply: FastifyReply) {
    documentApp ??= makeDocument(endpoints)
    const { statusCode, headers, rawPayload } = await (await documentApp).inject(url)
    for (const [name, value] of Object.entries(headers)) {
      if (!CONNECTION_HEADERS.has(name)) reply.header(name, value)
    }
    return reply.code(statusCode).header('cache-control', 'no-store').send(rawPayload)
  }
  app.get('/api/docs', show)
  app.get('/api/docs/*', show)
}

const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding'])

/** Creates a separate app that serves only the document; its routes never answer a call. */
async function makeDocument(endpoints: Endpoint[]): Promise<FastifyInstance> {
  const document = Fastify()
  document.setValidatorCompiler(() => () => true)
  document.setSerializerCompiler(() => (data) => JSON.stringify(data))
  await document.register(await import('@fastify/swagger'), {
    openapi: {
      openapi: '3.0.3',
      info: {
        title: 'Dachshund Diary',
        version: '1.0.0',
        description:
          'Every call of the diary. An answer that is not a success carries `{ code, message, fields? }`.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          cookie: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
        },
      },
    },
  })
  await document.register(await import('@fastify/swagger-ui'), {
    routePrefix: '/api/docs',
    staticCSP: apiDocsPolicy,
  })
  for (const endpoint of endpoints) {
    const { method, path } = endpoint
    document.route({ method, url: path, schema: schemaOf(endpoint), handler: async () => null })
  }
  await document.ready()
  return document
}

const jsonSchema = (schema: $ZodType, io: 'input' | 'output') =>
  toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' })

const signedIn: { [scheme: string]: string[] }[] = [{ bearer: [] }, { cookie: [] }]

function schemaOf(endpoint: Endpoint) {
  return {
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...(endpoint.params && { params: jsonSchema(endpoint.params, 'input') }),
    ...(endpoint.query && { querystring: jsonSchema(endpoint.query, 'input') }),
    ...(endpoint.headers && { headers: jsonSchema(endpoint.headers, 'input') }),
    ...(endpoint.body && { body: jsonSchema(endpoint.body, 'input') }),
    ...(endpoint.who !== 'anyone' && { security: signedIn }),
    response: { 200: jsonSchema(endpoint.answer, 'output') },
  }
}
