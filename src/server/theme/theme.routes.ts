import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { coats, colourIcon } from '#shared/look/coats.ts'
import type { PublicCache } from '../platform/cache/public-cache.ts'
import { sendCached } from '../platform/cache/send-cached.ts'
import { unknownAddress } from '../platform/http/error-handler.ts'
import { fontCatalogue } from './font-faces.ts'
import { FONT_CATALOGUE, type ThemeService } from './theme.service.ts'

const drawnIcon = new URL('../../../public/favicon.svg', import.meta.url)

export function themeRoutes(app: FastifyInstance, theme: ThemeService, cache: PublicCache) {
  app.get<{ Params: { hash: string } }>('/theme-:hash.css', async (request, reply) => {
    const { href, css } = await theme.get()
    // A page from before a change may still ask for the old name: it gets today's theme, unkept.
    const isCurrent = request.url === href
    const answer = await cache.get(isCurrent ? href : '/theme', async () => ({
      status: 200,
      type: 'text/css; charset=utf-8',
      body: css,
      cacheControl: isCurrent ? 'public, max-age=31536000, immutable' : 'no-store',
    }))
    if (isCurrent) cache.serveByUrl(request.url, href)
    reply.hijack()
    sendCached(request.raw, reply.raw, answer)
  })

  app.get<{ Params: { coat: string } }>('/icon-:coat.svg', async (request, reply) => {
    const coat = coats.find((one) => one === request.params.coat)
    if (!coat) throw unknownAddress()
    const svg = colourIcon(await readFile(drawnIcon, 'utf8'), coat)
    return reply.header('cache-control', 'public, max-age=3600').type('image/svg+xml').send(svg)
  })

  app.get(FONT_CATALOGUE, async (request, reply) => {
    const answer = await cache.get(FONT_CATALOGUE, async () => ({
      status: 200,
      type: 'text/css; charset=utf-8',
      body: fontCatalogue(),
      cacheControl: 'public, max-age=3600',
    }))
    reply.hijack()
    sendCached(request.raw, reply.raw, answer)
  })
}
