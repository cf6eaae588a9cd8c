import type { FastifyInstance } from 'fastify'
import { sendCached } from '../platform/cache/send-cached.ts'
import type { Services } from '../services.ts'
import { type OpenPage, splitUrl } from './open-page.ts'

export function pageRoutes(app: FastifyInstance, services: Services, openPage: OpenPage) {
  const { cache, counting, redirects } = services
  app.get('/*', async (request, reply) => {
    const [path, search] = splitUrl(request.url)
    // One address a page; two slashes at the front would lead to another site.
    if (/^\/[^/\\].*\/$/.test(path)) {
      return reply.redirect(path.replace(/\/+$/, '') + (search && `?${search}`), 308)
    }
    const { key, answer } = await openPage(path, search)
    const target = answer.status === 404 ? await redirects.find(path) : null
    if (target) {
      return reply.header('cache-control', 'public, no-cache').redirect(target, 301)
    }
    cache.serveByUrl(request.url, key)
    counting.countPage(request.raw, answer.status)
    reply.hijack()
    sendCached(request.raw, reply.raw, answer)
  })
}
