import type { FastifyInstance } from 'fastify'
import { coats } from '#shared/theme/coats.ts'
import type { PublicCache } from '../platform/cache/public-cache.ts'
import { sendCached } from '../platform/cache/send-cached.ts'
import { registerCachedText, serveCached } from '../platform/http/endpoint-route.ts'
import { unknownAddressError } from '../platform/http/error-handler.ts'
import { createIconPngRenderer, renderIconSvg } from './icons.ts'
import { FONT_CATALOGUE_PATH, type ThemeService, writeFontCatalogueCss } from './theme.ts'

const CSS = 'text/css; charset=utf-8'
const FOR_AN_HOUR = 'public, max-age=3600'

export function themeRoutes(app: FastifyInstance, theme: ThemeService, cache: PublicCache) {
  app.get<{ Params: { hash: string } }>('/theme-:hash.css', async (request, reply) => {
    const { href, css } = await theme.get()
    // A page from before a change may still request the old name: it gets the current theme,
    // uncached.
    const isCurrent = request.url === href
    const answer = await cache.get(isCurrent ? href : '/theme', async () => ({
      status: 200,
      type: CSS,
      body: css,
      cacheControl: isCurrent ? 'public, max-age=31536000, immutable' : 'no-store',
    }))
    if (isCurrent) return serveCached(request, reply, cache, { key: href, answer })
    reply.hijack()
    sendCached(request.raw, reply.raw, answer)
  })

  app.get<{ Params: { coat: string } }>('/icon-:coat.svg', async (request, reply) => {
    const coat = coats.find((coat) => coat === request.params.coat)
    if (!coat) throw unknownAddressError()
    return reply
      .header('cache-control', FOR_AN_HOUR)
      .type('image/svg+xml')
      .send(await renderIconSvg(coat))
  })

  const iconPicture = createIconPngRenderer()
  app.get<{ Params: { name: string } }>('/icon-:name.png', async (request, reply) => {
    const picture = await iconPicture(request.params.name)
    if (!picture) throw unknownAddressError()
    return reply.header('cache-control', FOR_AN_HOUR).type('image/png').send(picture)
  })

  registerCachedText(app, cache, FONT_CATALOGUE_PATH, {
    type: CSS,
    cacheControl: FOR_AN_HOUR,
    write: writeFontCatalogueCss,
  })
}
