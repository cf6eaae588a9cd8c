import type { FastifyInstance, FastifyReply } from 'fastify'
import { serveCached } from '../platform/http/endpoint-route.ts'
import type { Platform } from '../platform/platform.ts'
import type { Posts } from '../posts/posts.ts'
import type { Statistics } from '../statistics/statistics.ts'
import type { Pages } from './pages.ts'

const redirectTo = (reply: FastifyReply, target: string) =>
  reply.header('cache-control', 'public, no-cache').redirect(target, 301)

interface PageRouteOptions {
  platform: Platform
  posts: Posts
  statistics: Statistics
}

export function pageRoutes(
  app: FastifyInstance,
  { platform, posts: { redirects }, statistics }: PageRouteOptions,
  pages: Pages,
) {
  app.get('/*', async (request, reply) => {
    const [path, search] = splitUrl(request.url)
    const moved = search && (await redirects.findByQuery(path, search))
    if (moved) return redirectTo(reply, moved)
    // Each page has one address. A path with two leading slashes must not match: the redirect would
    // lead to another site.
    if (/^\/[^/\\].*\/$/.test(path)) {
      const target = await redirects.find(path)
      // An old address redirects in one step, unless a page exists there by now.
      const isPage = target && (await pages.open(path.replace(/\/+$/, ''))).answer.status !== 404
      if (target && !isPage) return redirectTo(reply, target)
      return reply.redirect(path.replace(/\/+$/, '') + (search && `?${search}`), 308)
    }
    const { key, answer } = await pages.open(path, search)
    const target = answer.status === 404 ? await redirects.find(path) : null
    if (target) return redirectTo(reply, target)
    statistics.counting.countPage(request.raw, answer.status)
    serveCached(request, reply, platform.cache, { key, answer })
  })
}

function splitUrl(url: string): [path: string, search: string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}
