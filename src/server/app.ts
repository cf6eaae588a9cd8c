import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { accountRoutes, peopleRoutes, reauthenticationRoutes } from './accounts/account.routes.ts'
import { appRoutes } from './accounts/apps/apps.routes.ts'
import { googleRoutes } from './accounts/google/google.routes.ts'
import { passkeyRoutes, passkeySignInRoutes } from './accounts/passkeys/passkeys.routes.ts'
import {
  authRoutes,
  recoveryRoutes,
  setupRoutes,
  signInPageRoutes,
} from './accounts/sign-in.routes.ts'
import { assistantRoutes } from './assistant/assistant.routes.ts'
import { backupRoutes } from './backups/backups.routes.ts'
import { commentPageRoutes } from './comments/comment-pages.routes.ts'
import { moderationRoutes, publicCommentRoutes } from './comments/comments.routes.ts'
import { sampleRemovalRoutes } from './demo/samples.ts'
import type { Diary } from './diary.ts'
import { adminDogRoutes, dogDraftRoutes, publicDogRoutes } from './dog/dog.routes.ts'
import { contactFormRoutes, inboxRoutes, publicMessageRoutes } from './messages/messages.routes.ts'
import { micropubRoutes } from './micropub/micropub.routes.ts'
import { letterRoutes } from './newsletter/letters/letters.routes.ts'
import { newsletterRoutes, subscriberRoutes } from './newsletter/newsletter.routes.ts'
import { newsletterPageRoutes } from './newsletter/newsletter-pages.routes.ts'
import { adminShellRoutes } from './pages/admin-shell.routes.ts'
import { renderUnavailablePage } from './pages/document.ts'
import { feedRoutes } from './pages/feeds.routes.ts'
import { installedAppRoutes } from './pages/installed-app.routes.ts'
import { pageRoutes } from './pages/pages.routes.ts'
import { createPages, createSiteSources, type Pages } from './pages/pages.ts'
import type { SiteAssets } from './pages/site-assets.ts'
import { staticFileRoutes } from './pages/static-files.routes.ts'
import { photoFileRoutes } from './photos/media/media-files.routes.ts'
import { adminPhotoRoutes, publicPhotoRoutes } from './photos/photos.routes.ts'
import { announceChangeAfterWrites } from './platform/changes.ts'
import { answerErrorsAsProblems, unknownAddressError } from './platform/http/error-handler.ts'
import { registerApiDocs } from './platform/http/openapi.ts'
import { refuseOutdatedSenders } from './platform/http/outdated-senders.ts'
import { createFastifyApp, logRequests } from './platform/http/server.ts'
import { monitoringRoutes } from './platform/monitoring.routes.ts'
import { createDiskWatch, refuseWritesWithoutRoom } from './platform/overload/disk-watch.ts'
import { refuseNulCharacters, refuseOtherSites } from './platform/security/same-origin.ts'
import { requireAdmin } from './platform/security/visitor.ts'
import { refuseWritesWhilePaused } from './platform/write-pause.ts'
import {
  adminPostRoutes,
  previewRoutes,
  privatePostRoutes,
  publicPostRoutes,
} from './posts/posts.routes.ts'
import { databaseInfoRoutes } from './settings/database-info.ts'
import { adminSettingsRoutes, publicSettingsRoutes } from './settings/settings.routes.ts'
import { themeRoutes } from './settings/theme.routes.ts'
import { beaconRoutes, statisticsRoutes } from './statistics/statistics.routes.ts'
import { exportRoutes } from './transfer/exports.routes.ts'
import { createExportsService, type ExportsService } from './transfer/exports.service.ts'
import { importRoutes } from './transfer/imports.routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The static export renders with this app, so the app creates it for commands, too. */
    exports: ExportsService
  }
}

/** Registers every route in reading order: this function is the map of the server. */
export async function createApp(
  services: Diary,
  assets: SiteAssets,
  /** The development server must answer for source files before any other route. */
  answerFirst?: (app: FastifyInstance) => void,
): Promise<FastifyInstance> {
  const { cache, config } = services
  const errorPage = () => renderUnavailablePage(assets.site.styles)
  const app = createFastifyApp(services, {
    unavailablePage: errorPage,
    onPage: services.counting.countPage,
  })
  answerFirst?.(app)
  answerErrorsAsProblems(app, errorPage)
  refuseOtherSites(app, config)
  refuseNulCharacters(app)
  const disk = createDiskWatch(config.dataDir, config.minFreeBytes)
  refuseWritesWithoutRoom(app, disk)
  refuseWritesWhilePaused(app, services.writePause)
  services.proxyWatch.watch(app)
  logRequests(app)
  services.metrics.measure(app)
  await app.register(fastifyCookie)
  registerApiDocs(app)
  const pages = createPages(services, assets)
  const exports = createExportsService({
    content: services,
    comments: services.comments,
    diaryDay: services.diaryDay,
    sources: createSiteSources(app, pages, services),
    address: config.publicUrl.origin,
  })
  app.decorate('exports', exports)
  await app.register((api) => apiRoutes(api, services, pages, exports))

  monitoringRoutes(app, services)
  photoFileRoutes(app, services.media, services.photoCache)
  themeRoutes(app, services.theme, cache)
  feedRoutes(app, services)
  await staticFileRoutes(app, assets.staticFolder)
  await micropubRoutes(app, { ...services, origin: config.publicUrl.origin })
  adminShellRoutes(app, services, assets)
  installedAppRoutes(app, services)
  await contactFormRoutes(app, services.messages, pages)
  await newsletterPageRoutes(app, services.newsletter, pages)
  await commentPageRoutes(app, services, pages)
  previewRoutes(app, services, pages)
  await signInPageRoutes(app, services.auth, pages)
  // The pages come last, because they answer every address that no other route does.
  pageRoutes(app, services, pages)
  app.setNotFoundHandler(() => {
    throw unknownAddressError()
  })
  return app
}

async function apiRoutes(
  api: FastifyInstance,
  services: Diary,
  pages: Pages,
  exports: ExportsService,
) {
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  await visitorRoutes(api, services, pages)
  await api.register((admin) => contentRoutes(admin, services, pages))
  await api.register((admin) => ownerRoutes(admin, services, exports))
  const nothingHere = () => {
    throw unknownAddressError()
  }
  api.all('/api', nothingHere)
  api.all('/api/*', nothingHere)
}

async function visitorRoutes(api: FastifyInstance, services: Diary, pages: Pages) {
  publicSettingsRoutes(api, services)
  publicDogRoutes(api, services)
  publicPostRoutes(api, services)
  publicPhotoRoutes(api, services)
  publicCommentRoutes(api, services)
  newsletterRoutes(api, services.newsletter)
  publicMessageRoutes(api, services.messages)
  beaconRoutes(api, services.counting, pages)
  authRoutes(api, services.auth)
  googleRoutes(api, services.auth)
  passkeySignInRoutes(api, services.auth)
  recoveryRoutes(api, services.auth)
  setupRoutes(api, services.auth)
  await databaseInfoRoutes(api, services.databaseInfo, services.findVisitor)
}

/** Visitors may see what these routes write, so every write empties the public cache. */
async function contentRoutes(admin: FastifyInstance, services: Diary, pages: Pages) {
  requireAdmin(admin, services.findVisitor)
  refuseOutdatedSenders(admin)
  announceChangeAfterWrites(admin, services.changes)
  adminPostRoutes(admin, services, pages)
  await adminPhotoRoutes(admin, services)
  adminSettingsRoutes(admin, services)
  adminDogRoutes(admin, services)
  sampleRemovalRoutes(admin, services.samples)
}

/**
 * These routes change nothing that visitors see, so the public cache stays. A wing announces its
 * exceptions itself, such as an approved comment.
 */
async function ownerRoutes(admin: FastifyInstance, services: Diary, exports: ExportsService) {
  requireAdmin(admin, services.findVisitor)
  refuseOutdatedSenders(admin)
  dogDraftRoutes(admin, services.dog)
  assistantRoutes(admin, services.assistant)
  peopleRoutes(admin, services.auth)
  accountRoutes(admin, services.auth)
  passkeyRoutes(admin, services.auth)
  appRoutes(admin, services.auth)
  reauthenticationRoutes(admin, services.auth)
  inboxRoutes(admin, services)
  privatePostRoutes(admin, services)
  await backupRoutes(admin, services)
  exportRoutes(admin, exports)
  subscriberRoutes(admin, services.subscribers)
  letterRoutes(admin, services)
  moderationRoutes(admin, services)
  await importRoutes(admin, services.imports)
  statisticsRoutes(admin, services.statistics)
}
