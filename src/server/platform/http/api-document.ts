import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { documentPolicy } from '../security/security-headers.ts'

/** The API document, made from the contract itself: `/api/docs`. */
export async function apiDocument(app: FastifyInstance) {
  await app.register(fastifySwagger, {
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
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: documentPolicy,
    uiHooks: {
      onRequest: (_request, reply, done) => {
        reply.header('cache-control', 'no-store')
        done()
      },
    },
  })
}
