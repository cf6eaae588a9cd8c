import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { accountRoutes, peopleRoutes, reauthenticationRoutes } from './accounts/account.routes.ts'
import { appRoutes } from './accounts/apps/apps.routes.ts'
import { googleRoutes } from './accounts/google/google.routes.ts'
import { passkeyRoutes, passkeySignInRoutes } from './accounts/passkeys/passkeys.routes.ts'
import {
  authRoutes,
  emailChangePageRoutes,
  recoveryRoutes,
  setupRoutes,
} from './accounts/sign-in.routes.ts'
import { assistantRoutes } from './assistant/assistant.routes.ts'
import { backupRoutes, databaseInfoRoutes } from './backups/backups.routes.ts'
import { commentPageRoutes } from './comments/comment-pages.routes.ts'
import { moderationRoutes } from './comments/comments.routes.ts'
import { publicCommentRoutes } from './comments/comments.visitors.routes.ts'
import { sampleRemovalRoutes } from './demo/samples.ts'
import type { Diary } from './diary.ts'
import { adminDogRoutes, dogDraftRoutes } from './dog/dog.routes.ts'
import { publicDogRoutes } from './dog/dog.visitors.routes.ts'
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
import { adminPhotoRoutes } from './photos/photos.routes.ts'
import { publicPhotoRoutes } from './photos/photos.visitors.routes.ts'
import { announceChangeAfterWrites } from './platform/changes.ts'
import { answerErrorsAsProblems, unknownAddressError } from './platform/http/error-handler.ts'
import { registerApiDocs } from './platform/http/openapi.ts'
import { refuseOutdatedSenders } from './platform/http/outdated-senders.ts'
import { createFastifyApp, logRequests } from './platform/http/server.ts'
import { monitoringRoutes } from './platform/monitoring.routes.ts'
import { createDiskWatch, refuseWritesWithoutRoom } from './platform/overload/disk-watch.ts'
import { tellReaders } from './platform/reading.ts'
import { refuseNulCharacters, refuseOtherSites } from './platform/security/same-origin.ts'
import { requireAdmin } from './platform/security/visitor.ts'
import { refuseWritesWhilePaused } from './platform/write-pause.ts'
import {
  adminPostRoutes,
  autosaveAndPreviewLinkRoutes,
  previewRoutes,
} from './posts/posts.routes.ts'
import { publicPostRoutes } from './posts/posts.visitors.routes.ts'
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
  diary: Diary,
  assets: SiteAssets,
  /** The development server must answer for source files before any other route. */
  answerFirst?: (app: FastifyInstance) => void,
): Promise<FastifyInstance> {
  const { platform } = diary
  const { cache, config } = platform
  const errorPage = () => renderUnavailablePage(assets.site.styles)
  const app = createFastifyApp(platform, {
    unavailablePage: errorPage,
    onPage: diary.statistics.counting.countPage,
  })
  answerFirst?.(app)
  answerErrorsAsProblems(app, errorPage)
  // Before anything is refused, because a refusal may draw a page.
  tellReaders(app)
  refuseOtherSites(app, config)
  refuseNulCharacters(app)
  const disk = createDiskWatch(config.dataDir, config.minFreeBytes)
  refuseWritesWithoutRoom(app, disk)
  refuseWritesWhilePaused(app, platform.writePause)
  platform.proxyWatch.watch(app)
  logRequests(app)
  platform.metrics.measure(app)
  await app.register(fastifyCookie)
  registerApiDocs(app)
  const pages = createPages(diary, assets)
  const { readings } = diary
  const sources = createSiteSources(app, pages, platform, readings.as('everyone'))
  const exports = createExportsService(diary, readings.as('everyone'), sources)
  app.decorate('exports', exports)
  await app.register((api) => apiRoutes(api, diary, pages, exports))

  monitoringRoutes(app, platform)
  photoFileRoutes(app, diary.photos.media, platform.photoCache)
  themeRoutes(app, diary.dog.theme, cache)
  feedRoutes(app, readings, config.publicUrl)
  await staticFileRoutes(app, assets.staticFolder)
  await micropubRoutes(app, diary)
  adminShellRoutes(app, diary, assets)
  installedAppRoutes(app, diary)
  await contactFormRoutes(app, diary.messages, pages)
  await newsletterPageRoutes(app, diary.newsletter.doubleOptIn, pages)
  const { findVisitor } = diary.accounts
  const { replies } = diary.comments
  await commentPageRoutes(app, { readings, findVisitor, replies }, pages)
  previewRoutes(app, diary, pages)
  await emailChangePageRoutes(app, diary.accounts, pages)
  // The pages come last, because they answer every address that no other route does.
  pageRoutes(app, diary, pages)
  app.setNotFoundHandler(() => {
    throw unknownAddressError()
  })
  return app
}

async function apiRoutes(
  api: FastifyInstance,
  diary: Diary,
  pages: Pages,
  exports: ExportsService,
) {
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  await visitorRoutes(api, diary, pages)
  await api.register((admin) => contentRoutes(admin, diary, pages))
  await api.register((admin) => ownerRoutes(admin, diary, exports))
  const nothingHere = () => {
    throw unknownAddressError()
  }
  api.all('/api', nothingHere)
  api.all('/api/*', nothingHere)
}

async function visitorRoutes(api: FastifyInstance, diary: Diary, pages: Pages) {
  const { readings } = diary
  publicSettingsRoutes(api, diary)
  publicDogRoutes(api, readings)
  publicPostRoutes(api, readings)
  publicPhotoRoutes(api, readings)
  publicCommentRoutes(api, readings, diary.accounts.findVisitor)
  newsletterRoutes(api, diary.newsletter.doubleOptIn)
  publicMessageRoutes(api, diary.messages)
  beaconRoutes(api, diary.statistics.counting, pages)
  authRoutes(api, diary.accounts)
  googleRoutes(api, diary.accounts)
  passkeySignInRoutes(api, diary.accounts)
  recoveryRoutes(api, diary.accounts)
  setupRoutes(api, diary.accounts)
  await databaseInfoRoutes(api, diary.backups, diary.accounts)
}

/** Visitors may see what these routes write, so every write empties the public cache. */
async function contentRoutes(admin: FastifyInstance, diary: Diary, pages: Pages) {
  requireAdmin(admin, diary.accounts.findVisitor)
  refuseOutdatedSenders(admin)
  announceChangeAfterWrites(admin, diary.platform.changes)
  adminPostRoutes(admin, diary, pages)
  await adminPhotoRoutes(admin, diary)
  adminSettingsRoutes(admin, diary.settings)
  adminDogRoutes(admin, diary.dog)
  sampleRemovalRoutes(admin, diary.demo.samples)
}

/**
 * These routes change nothing that visitors see, so the public cache stays. A wing announces its
 * exceptions itself, such as an approved comment.
 */
async function ownerRoutes(admin: FastifyInstance, diary: Diary, exports: ExportsService) {
  requireAdmin(admin, diary.accounts.findVisitor)
  refuseOutdatedSenders(admin)
  dogDraftRoutes(admin, diary.dog)
  assistantRoutes(admin, diary.assistant)
  peopleRoutes(admin, diary.accounts)
  accountRoutes(admin, diary.accounts)
  passkeyRoutes(admin, diary.accounts)
  appRoutes(admin, diary.accounts)
  reauthenticationRoutes(admin, diary.accounts)
  inboxRoutes(admin, diary)
  autosaveAndPreviewLinkRoutes(admin, diary.posts)
  await backupRoutes(admin, diary)
  exportRoutes(admin, exports)
  subscriberRoutes(admin, diary.newsletter.subscribers)
  letterRoutes(admin, diary.newsletter)
  moderationRoutes(admin, diary)
  await importRoutes(admin, diary.transfer.imports)
  statisticsRoutes(admin, diary.statistics)
}
