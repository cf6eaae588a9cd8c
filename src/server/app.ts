import fastifyCookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { aiRoutes } from './ai/ai.routes.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { googleRoutes } from './auth/google/google.routes.ts'
import { accountRoutes } from './auth/people/account.routes.ts'
import { confirmRoutes } from './auth/people/confirm.routes.ts'
import { peopleRoutes } from './auth/people/people.routes.ts'
import { setupRoutes } from './auth/setup/setup.routes.ts'
import { backupRoutes } from './backups/backups.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { databaseInfoRoutes } from './database-info/database-info.routes.ts'
import { adminInboxRoutes } from './inbox/inbox.routes.ts'
import { adminMediaRoutes, mediaRoutes } from './media/media.routes.ts'
import { newsletterRoutes } from './newsletter/newsletter.routes.ts'
import { feedRoutes } from './pages/feeds.routes.ts'
import { pageRoutes } from './pages/pages.routes.ts'
import { restingPage } from './pages/resting-page.ts'
import type { SiteAssets } from './pages/site-assets.ts'
import { adminPhotoRoutes, publicPhotoRoutes } from './photos/photos.routes.ts'
import { createFrontDoor } from './platform/cache/front-door.ts'
import { purgeAfterWrites } from './platform/cache/purge-after-writes.ts'
import { apiDocument } from './platform/http/api-document.ts'
import { answerErrorsAsProblems, unknownAddress } from './platform/http/error-handler.ts'
import { logRequests } from './platform/http/log-requests.ts'
import { openServer } from './platform/http/open-server.ts'
import { readRequestId } from './platform/http/request-id.ts'
import { createRefusal } from './platform/overload/busy.ts'
import { createDiskWatch, refuseWritesWithoutRoom } from './platform/overload/disk-watch.ts'
import { refuseTwoHosts } from './platform/security/one-host.ts'
import { refuseNulCharacters } from './platform/security/refuse-nul.ts'
import { refuseOtherSites } from './platform/security/same-origin.ts'
import { adminsOnly } from './platform/security/visitor.ts'
import { adminPostRoutes, publicPostRoutes } from './posts/posts.routes.ts'
import { adminRevisionRoutes } from './posts/revisions/revisions.routes.ts'
import type { Services } from './services.ts'
import { adminSettingsRoutes, publicSettingsRoutes } from './settings/settings.routes.ts'
import { themeRoutes } from './theme/theme.routes.ts'
import { watchingRoutes } from './watching/watching.routes.ts'

/** Everything that answers, in reading order: the map of the server. */
export async function createApp(
  services: Services,
  site: SiteAssets,
  /** The development server answers for source files before anything else. */
  answerFirst?: (app: FastifyInstance) => void,
): Promise<FastifyInstance> {
  const { cache, changes, config, findVisitor, gate, headers, lifecycle, log } = services
  const { photoCache, renderQueue } = services
  const resting = restingPage(site.site.styles)
  const refuse = createRefusal(headers, resting)
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
          createFrontDoor({ cache, photoCache, gate, lifecycle, refuse }, next),
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
  answerFirst?.(app)
  answerErrorsAsProblems(app, resting)
  refuseOtherSites(app, config)
  refuseNulCharacters(app)
  refuseWritesWithoutRoom(app, createDiskWatch(config.dataDir, config.minFreeBytes))
  services.proxyWatch.watch(app)
  logRequests(app)
  services.metrics.measure(app)
  await app.register(fastifyCookie)
  await apiDocument(app)

  await app.register(async (api) => {
    api.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    publicSettingsRoutes(api, services.settings, services)
    publicPostRoutes(api, services)
    publicPhotoRoutes(api, services.photos, services)
    newsletterRoutes(api, services.newsletter)
    contactRoutes(api, services.contact)
    authRoutes(api, services.auth)
    googleRoutes(api, services.auth)
    setupRoutes(api, services.auth)
    await databaseInfoRoutes(api, services.databaseInfo, findVisitor)

    await api.register(async (admin) => {
      adminsOnly(admin, findVisitor)
      purgeAfterWrites(admin, changes)
      adminPostRoutes(admin, services.posts)
      adminRevisionRoutes(admin, services.revisions)
      adminPhotoRoutes(admin, services.photos)
      await adminMediaRoutes(admin, services.media)
      adminSettingsRoutes(admin, services.settings)
      adminInboxRoutes(admin, services)
    })
    await api.register(async (helpers) => {
      // They answer the owner and write nothing that visitors see, so the public cache stays.
      adminsOnly(helpers, findVisitor)
      aiRoutes(helpers, services.ai)
      peopleRoutes(helpers, services.auth)
      accountRoutes(helpers, services.auth)
      confirmRoutes(helpers, services.auth)
      backupRoutes(helpers, services.backups)
    })
    api.all('/api', () => {
      throw unknownAddress()
    })
    api.all('/api/*', () => {
      throw unknownAddress()
    })
  })

  watchingRoutes(app, { ...services, metricsToken: config.metricsToken })
  mediaRoutes(app, services.media, photoCache)
  themeRoutes(app, services.theme, cache)
  feedRoutes(app, services)
  await pageRoutes(app, services, site)
  app.setNotFoundHandler(() => {
    throw unknownAddress()
  })
  return app
}

/** A number means that many proxies stand before us. */
function trustedProxies(trusted: Services['config']['trustProxy']) {
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted
}
