import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { finishGoogleSignIn, logIn, logOut, verifyAdmin } from '#shared/contract/auth.ts'
import { confirmByGoogle, confirmByPassword } from '#shared/contract/confirm.ts'
import * as passkeys from '#shared/contract/passkeys.ts'
import * as recovery from '#shared/contract/recovery.ts'
import { accountRoutes, confirmRoutes, peopleRoutes } from './accounts/account.routes.ts'
import { googleRoutes } from './accounts/google/google.routes.ts'
import { passkeyRoutes, passkeySignInRoutes } from './accounts/passkeys/passkeys.routes.ts'
import { authRoutes, recoveryRoutes, setupRoutes } from './accounts/sign-in.routes.ts'
import { assistantRoutes } from './assistant/assistant.routes.ts'
import { backupRoutes } from './backups/backups.routes.ts'
import { moderationRoutes, publicCommentRoutes } from './comments/comments.routes.ts'
import { samplesRoutes } from './demo/samples.ts'
import type { Diary } from './diary.ts'
import { adminDogRoutes, dogDraftRoutes, publicDogRoutes } from './dog/dog.routes.ts'
import { createFramework } from './framework.ts'
import { inboxRoutes, publicMessageRoutes } from './messages/messages.routes.ts'
import { monitoringRoutes } from './monitoring/monitoring.routes.ts'
import { letterRoutes } from './newsletter/letters/letters.routes.ts'
import { newsletterRoutes, subscriberRoutes } from './newsletter/newsletter.routes.ts'
import { adminShellRoutes } from './pages/admin-shell.routes.ts'
import { commentFeedRoutes } from './pages/feeds/comment-feeds.routes.ts'
import { feedRoutes } from './pages/feeds/feeds.routes.ts'
import { commentFormRoutes } from './pages/forms/comment-form.routes.ts'
import { formRoutes } from './pages/forms/forms.routes.ts'
import { letterPageRoutes } from './pages/mail-links/letter-pages.routes.ts'
import { replyPageRoutes } from './pages/mail-links/reply-pages.routes.ts'
import { signInPageRoutes } from './pages/mail-links/sign-in-pages.routes.ts'
import { createOpenPage, type OpenPage } from './pages/open-page.ts'
import { pageRoutes } from './pages/pages.routes.ts'
import { previewRoutes } from './pages/preview.routes.ts'
import { createPageRenderer } from './pages/render-page.ts'
import type { SiteAssets } from './pages/site-assets.ts'
import { createSiteSources } from './pages/site-sources.ts'
import { staticFileRoutes } from './pages/static-files.routes.ts'
import { unavailablePage } from './pages/unavailable-page.ts'
import { photoFileRoutes } from './photos/media/media-files.routes.ts'
import { adminPhotoRoutes, publicPhotoRoutes } from './photos/photos.routes.ts'
import { purgeAfterWrites } from './platform/changes/purge-after-writes.ts'
import { apiDocument } from './platform/http/api-document.ts'
import { answerErrorsAsProblems, unknownAddress } from './platform/http/error-handler.ts'
import { logRequests } from './platform/http/log-requests.ts'
import { createDiskWatch, refuseWritesWithoutRoom } from './platform/overload/disk-watch.ts'
import { refuseNulCharacters } from './platform/security/refuse-nul.ts'
import { refuseOtherSites } from './platform/security/same-origin.ts'
import { adminsOnly } from './platform/security/visitor.ts'
import { adminPostRoutes, privatePostRoutes, publicPostRoutes } from './posts/posts.routes.ts'
import { databaseInfoRoutes } from './settings/database-info.ts'
import { adminSettingsRoutes, publicSettingsRoutes } from './settings/settings.routes.ts'
import { themeRoutes } from './settings/theme.routes.ts'
import { beaconRoutes, statisticsRoutes } from './statistics/statistics.routes.ts'
import { exportRoutes } from './transfer/exports.routes.ts'
import { createExportsService, type ExportsService } from './transfer/exports.service.ts'
import { importRoutes } from './transfer/imports.routes.ts'

const signInPaths = [
  logIn,
  logOut,
  finishGoogleSignIn,
  verifyAdmin,
  confirmByPassword,
  confirmByGoogle,
  passkeys.startPasskeySignIn,
  passkeys.signInByPasskey,
  passkeys.startPasskeyConfirmation,
  passkeys.confirmByPasskey,
  recovery.askForReset,
  recovery.resetPassword,
  recovery.signOutByLink,
].map(({ path }) => path)

declare module 'fastify' {
  interface FastifyInstance {
    /** Drawn by the app itself, and asked for from the shell as well. */
    exports: ExportsService
  }
}

/** Everything that answers, in reading order: the map of the server. */
export async function createApp(
  services: Diary,
  assets: SiteAssets,
  /** The development server answers for source files before anything else. */
  answerFirst?: (app: FastifyInstance) => void,
): Promise<FastifyInstance> {
  const { cache, config } = services
  const errorPage = unavailablePage(assets.site.styles)
  const app = createFramework(services, errorPage)
  answerFirst?.(app)
  answerErrorsAsProblems(app, errorPage)
  refuseOtherSites(app, config)
  refuseNulCharacters(app)
  const disk = createDiskWatch(config.dataDir, config.minFreeBytes)
  refuseWritesWithoutRoom(app, disk, signInPaths)
  services.proxyWatch.watch(app)
  logRequests(app)
  services.metrics.measure(app)
  await app.register(fastifyCookie)
  apiDocument(app)
  const pages = createPageRenderer(services, assets)
  const openPage = createOpenPage(cache, pages)
  const exports = createExportsService({
    content: services,
    comments: services.comments,
    clock: services.clock,
    sources: createSiteSources(app, pages, services.redirects, config.publicUrl),
    address: config.publicUrl.origin,
  })
  app.decorate('exports', exports)
  await app.register((api) => apiRoutes(api, services, { openPage, exports }))

  monitoringRoutes(app, { ...services, metricsToken: config.metricsToken })
  photoFileRoutes(app, services.media, services.photoCache)
  themeRoutes(app, services.theme, cache)
  feedRoutes(app, services)
  commentFeedRoutes(app, services)
  await staticFileRoutes(app, assets.staticFolder)
  adminShellRoutes(app, services, assets)
  await formRoutes(app, services, pages)
  await commentFormRoutes(app, services, pages)
  previewRoutes(app, services, pages)
  await letterPageRoutes(app, services, pages)
  await replyPageRoutes(app, services, pages)
  await signInPageRoutes(app, services, pages)
  pageRoutes(app, services, openPage)
  app.setNotFoundHandler(() => {
    throw unknownAddress()
  })
  return app
}

interface MadeHere {
  openPage: OpenPage
  exports: ExportsService
}

async function apiRoutes(api: FastifyInstance, services: Diary, { openPage, exports }: MadeHere) {
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  await visitorRoutes(api, services, openPage)
  await api.register((admin) => contentRoutes(admin, services, openPage))
  await api.register((admin) => ownerRoutes(admin, services, exports))
  const nothingHere = () => {
    throw unknownAddress()
  }
  api.all('/api', nothingHere)
  api.all('/api/*', nothingHere)
}

async function visitorRoutes(api: FastifyInstance, services: Diary, openPage: OpenPage) {
  publicSettingsRoutes(api, services)
  publicDogRoutes(api, services)
  publicPostRoutes(api, services)
  publicPhotoRoutes(api, services)
  publicCommentRoutes(api, services)
  newsletterRoutes(api, services.newsletter)
  publicMessageRoutes(api, services.messages)
  beaconRoutes(api, services.counting, openPage)
  authRoutes(api, services.auth)
  googleRoutes(api, services.auth)
  passkeySignInRoutes(api, services.auth)
  recoveryRoutes(api, services.auth)
  setupRoutes(api, services.auth)
  await databaseInfoRoutes(api, services.databaseInfo, services.findVisitor)
}

/** Whatever is written here may be seen by visitors. */
async function contentRoutes(admin: FastifyInstance, services: Diary, openPage: OpenPage) {
  adminsOnly(admin, services.findVisitor)
  purgeAfterWrites(admin, services.changes)
  const isPage = async (path: string) => (await openPage(path)).answer.status === 200
  adminPostRoutes(admin, services, isPage)
  await adminPhotoRoutes(admin, services)
  adminSettingsRoutes(admin, services)
  adminDogRoutes(admin, services)
  samplesRoutes(admin, services.samples)
}

/**
 * They answer the owner and write nothing that visitors see, so the public cache stays; where it
 * does change, as by an approved comment, the thing itself says so.
 */
async function ownerRoutes(admin: FastifyInstance, services: Diary, exports: ExportsService) {
  adminsOnly(admin, services.findVisitor)
  dogDraftRoutes(admin, services.dog)
  assistantRoutes(admin, services.ai)
  peopleRoutes(admin, services.auth)
  accountRoutes(admin, services.auth)
  passkeyRoutes(admin, services.auth)
  confirmRoutes(admin, services.auth)
  inboxRoutes(admin, services)
  privatePostRoutes(admin, services)
  backupRoutes(admin, services.backups)
  exportRoutes(admin, exports)
  subscriberRoutes(admin, services.subscribers)
  letterRoutes(admin, services)
  moderationRoutes(admin, services)
  await importRoutes(admin, services.imports)
  statisticsRoutes(admin, services.statistics)
}
