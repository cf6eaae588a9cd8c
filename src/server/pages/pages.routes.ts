import type { FastifyInstance } from 'fastify'
import type { PublicCache } from '../platform/cache/public-cache.ts'
import { sendCached } from '../platform/cache/send-cached.ts'
import type { PageRenderer } from './render-page.ts'

export function pageRoutes(app: FastifyInstance, cache: PublicCache, pages: PageRenderer) {
  app.get('/*', async (request, reply) => {
    const [path, search] = splitUrl(request.url)
    // One address a page; two slashes at the front would lead to another site.
    if (/^\/[^/\\].*\/$/.test(path)) {
      return reply.redirect(path.replace(/\/+$/, '') + (search && `?${search}`), 308)
    }
    const key = `page ${await pages.key(path, search)}`
    const answer = await cache.get(key, () => pages.render({ path, search }))
    cache.serveByUrl(request.url, key)
    reply.hijack()
    sendCached(request.raw, reply.raw, answer)
  })
}

function splitUrl(url: string): [path: string, search: string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}
