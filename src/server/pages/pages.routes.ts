import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendCached } from '../platform/cache/send-cached.ts'
import { adminPolicy } from '../platform/security/security-headers.ts'
import type { Services } from '../services.ts'
import { presentSettings } from '../settings/settings.present.ts'
import { adminDocument } from './document.ts'
import { createPageRenderer } from './render-page.ts'
import { distFolder, type SiteAssets } from './site-assets.ts'

export async function pageRoutes(app: FastifyInstance, services: Services, assets: SiteAssets) {
  const { answers, cache, config, isDevelopment, settings, theme, renderQueue } = services
  const pages = createPageRenderer({
    ask: answers.ask,
    assets,
    theme,
    renderQueue,
    origin: config.publicUrl.origin,
    isDevelopment,
  })

  if (assets.staticFolder) {
    await app.register(fastifyStatic, {
      root: assets.staticFolder,
      prefix: '/',
      wildcard: false,
      index: false,
      preCompressed: true,
      decorateReply: false,
      dotfiles: 'ignore',
      // Names under assets hold a hash of their content; the others may change.
      setHeaders: (reply, path) => {
        const isHashed = /\/assets\//.test(path)
        reply.header(
          'cache-control',
          isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        )
      },
    })
  }

  await app.register(fastifyStatic, {
    root: join(distFolder, 'fonts'),
    prefix: '/fonts/',
    decorateReply: false,
    index: false,
    maxAge: '1y',
    immutable: true,
  })

  const showAdmin = async (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64')
    const row = await settings.get()
    const html = adminDocument({
      theme: await theme.get(),
      bootScript: assets.bootScript,
      entry: assets.admin,
      title: row.blogName,
      nonce,
      state: { settings: presentSettings(row, false) },
    })
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
    if (!isDevelopment) {
      reply.header('content-security-policy', adminPolicy(nonce, [assets.bootScript]))
    }
    return assets.transform ? assets.transform(request.url, html) : html
  }
  app.get('/admin', showAdmin)
  app.get('/admin/*', showAdmin)

  const showPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path, search] = splitUrl(request.url)
    // One address a page; two slashes at the front would lead to another site.
    if (/^\/[^/\\].*\/$/.test(path)) {
      return reply.redirect(path.replace(/\/+$/, '') + (search && `?${search}`), 308)
    }
    const key = `page ${await pages.key(path, search)}`
    const answer = await cache.get(key, () => pages.render(path, search))
    cache.openFrontDoor(request.url, key)
    reply.hijack()
    sendCached(request.raw, reply.raw, answer)
  }
  app.get('/*', showPage)
}

function splitUrl(url: string): [path: string, search: string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}
