import type { FastifyInstance } from 'fastify'
import { homeScreenTexts } from '#texts/admin/moments.ts'
import { language } from '#texts/grammar.ts'
import type { Dog } from '../dog/dog.ts'
import { registerCachedText } from '../platform/http/endpoint-route.ts'
import type { Platform } from '../platform/platform.ts'
import type { Settings } from '../settings/settings.ts'
import { manifestIconsOf, PAPER_COLOUR } from './sitemap.ts'

export const APP_MANIFEST_PATH = '/admin/app.webmanifest'
const MOMENT = '/admin/moment'
const SHARE = '/admin/share'

interface InstalledAppOptions {
  platform: Platform
  settings: Settings
  dog: Dog
}

/**
 * Serves the manifest of the admin as a phone app. Shared photos arrive here if the app's service
 * worker is not running.
 */
export function installedAppRoutes(
  app: FastifyInstance,
  { platform, settings, dog }: InstalledAppOptions,
) {
  registerCachedText(app, platform.cache, APP_MANIFEST_PATH, {
    type: 'application/manifest+json; charset=utf-8',
    async write() {
      const { blogName, primaryColor } = await settings.get()
      const { icons } = await dog.theme.get()
      return JSON.stringify({
        id: MOMENT,
        name: blogName,
        short_name: (await dog.getPublic()).name,
        start_url: MOMENT,
        scope: '/admin/',
        lang: language.tag,
        display: 'standalone',
        theme_color: primaryColor,
        background_color: PAPER_COLOUR,
        icons: manifestIconsOf(icons),
        shortcuts: [
          {
            name: homeScreenTexts.newMoment,
            url: MOMENT,
            icons: manifestIconsOf(icons).slice(1, 2),
          },
        ],
        share_target: {
          action: SHARE,
          method: 'POST',
          enctype: 'multipart/form-data',
          params: {
            title: 'title',
            text: 'text',
            url: 'url',
            files: [{ name: 'photos', accept: ['image/*', 'video/*'] }],
          },
        },
      })
    },
  })

  app.register(async (scope) => {
    // The body is not read: the page says that the photos are still in the phone's gallery.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.post(SHARE, { config: { fromAnywhere: true } }, (_request, reply) =>
      // The redirect gives the page its own address, so a reload sends nothing again.
      reply.header('cache-control', 'no-store').redirect(SHARE, 303),
    )
  })
}
