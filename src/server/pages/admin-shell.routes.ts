import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dog } from '../dog/dog.ts'
import type { Platform } from '../platform/platform.ts'
import { createAdminPolicy } from '../platform/security/security-headers.ts'
import type { Settings } from '../settings/settings.ts'
import { renderAdminDocument } from './document.ts'
import { APP_MANIFEST_PATH } from './installed-app.routes.ts'
import type { SiteAssets } from './site-assets.ts'

interface ShellOptions {
  platform: Platform
  settings: Settings
  dog: Dog
}

/** The worker stores their files with the page, so that the screen for moments opens without a connection. */
const momentModules = ['src/admin/moments/moment-screen.tsx', 'src/admin/moments/pending-posts.ts']

/** The browser renders the admin, so every address under /admin gets the same empty page. */
export function adminShellRoutes(
  app: FastifyInstance,
  { platform, settings, dog }: ShellOptions,
  assets: SiteAssets,
) {
  const showAdmin = async (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64')
    const { blogName } = await settings.get()
    const html = renderAdminDocument({
      theme: await dog.theme.getForAdmin(),
      bootScript: assets.bootScript,
      entry: assets.admin,
      title: blogName,
      nonce,
      manifest: APP_MANIFEST_PATH,
      momentFiles: assets.admin.filesOf(...momentModules),
    })
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
    if (!platform.isDevelopment) {
      reply.header('content-security-policy', createAdminPolicy(nonce, [assets.bootScript]))
    }
    return assets.transform ? assets.transform(request.url, html) : html
  }
  app.get('/admin', showAdmin)
  app.get('/admin/*', showAdmin)
}
