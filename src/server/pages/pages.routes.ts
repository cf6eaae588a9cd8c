import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Diary } from '../diary.ts'
import { sendCached } from '../platform/cache/send-cached.ts'
import { type OpenPage, splitUrl } from './open-page.ts'

const lead = (reply: FastifyReply, target: string) =>
  reply.header('cache-control', 'public, no-cache').redirect(target, 301)

export function pageRoutes(app: FastifyInstance, services: Diary, openPage: OpenPage) {
  const { cache, counting, redirects } = services
  app.get('/*', async (request, reply) => {
    const [path, search] = splitUrl(request.url)
    const moved = search && (await redirects.findByQuery(path, search))
    if (moved) return lead(reply, moved)
    // One address a page; two slashes at the front would lead to another site.
    if (/^\/[^/\\].*\/$/.test(path)) {
      const target = await redirects.find(path)
      // An old address leads on in one step, unless there is a page by now.
      const isPage = target && (await openPage(path.replace(/\/+$/, ''))).answer.status !== 404
      if (target && !isPage) return lead(reply, target)
      return reply.redirect(path.replace(/\/+$/, '') + (search && `?${search}`), 308)
    }
    const { key, answer } = await openPage(path, search)
    const target = answer.status === 404 ? await redirects.find(path) : null
    if (target) return lead(reply, target)
    cache.serveByUrl(request.url, key)
    counting.countPage(request.raw, answer.status)
    reply.hijack()
    sendCached(request.raw, reply.raw, answer)
  })
}
