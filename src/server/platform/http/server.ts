import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Diary } from '../../diary.ts'
import { createFrontCache } from '../cache/front-cache.ts'
import { openServer } from './open-server.ts'
import { readRequestId } from './request-id.ts'
import { createShedLoad } from '../overload/shed-load.ts'
import { refuseTwoHosts } from '../security/one-host.ts'
import { trustedProxies } from '../security/remote-address.ts'

/** Fastify as everything here expects it, with no route yet. */
export function createFramework(services: Diary, unavailablePage: string): FastifyInstance {
  const { config, counting, headers, log, renderQueue } = services
  const shedLoad = createShedLoad(headers, unavailablePage)
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 400, ignoreDuplicateSlashes: false },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    genReqId: readRequestId,
    serverFactory: (next) =>
      openServer(
        refuseTwoHosts(
          createFrontCache({ ...services, shedLoad, onPage: counting.countPage }, next),
          headers,
        ),
        renderQueue,
      ),
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers)
      return app.errorHandler(error, request, reply)
    },
  })
  // Validation and answers belong to the contract, not to the framework's own schemas.
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  // A form on another site can send text/plain without asking; nothing of ours does.
  app.removeContentTypeParser('text/plain')
  app.decorateRequest('visitor', null)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
  })
  return app
}
