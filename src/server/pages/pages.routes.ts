import type { FastifyInstance, FastifyReply } from 'fastify'
import { serveCached } from '../platform/http/endpoint-route.ts'
import type { BaseReading, Readings } from '../platform/reading.ts'
import type { RedirectReader } from '../posts/redirects.service.ts'
import type { Statistics } from '../statistics/statistics.ts'
import type { Pages } from './pages.ts'

const redirectTo = (reply: FastifyReply, target: string) =>
  reply.header('cache-control', 'public, no-cache').redirect(target, 301)

interface PagesReading extends BaseReading {
  redirects: RedirectReader
}

interface PageRouteOptions {
  readings: Readings<PagesReading>
  statistics: Statistics
}

export function pageRoutes(
  app: FastifyInstance,
  { readings, statistics }: PageRouteOptions,
  pages: Pages,
) {
  app.get('/*', async (request, reply) => {
    const { audience, cache, redirects } = readings.of(request)
    const [path, search] = splitUrl(request.url)
    /** An address tells a title, so a redirect leads only where this reader finds something. */
    const leadsOn = async (target: string | null) =>
      target !== null && (await pages.open(audience, target)).answer.status !== 404
    const moved = search ? await redirects.findByQuery(path, search) : null
    if (moved && (await leadsOn(moved))) return redirectTo(reply, moved)
    // Each page has one address. A path with two leading slashes must not match: the redirect would
    // lead to another site.
    if (/^\/[^/\\].*\/$/.test(path)) {
      const target = await redirects.find(path)
      // An old address redirects in one step, unless a page exists there by now.
      const isPage =
        target && (await pages.open(audience, path.replace(/\/+$/, ''))).answer.status !== 404
      if (target && !isPage && (await leadsOn(target))) return redirectTo(reply, target)
      return reply.redirect(path.replace(/\/+$/, '') + (search && `?${search}`), 308)
    }
    const { key, answer } = await pages.open(audience, path, search)
    const target = answer.status === 404 ? await redirects.find(path) : null
    if (target && (await leadsOn(target))) return redirectTo(reply, target)
    statistics.counting.countPage(request.raw, answer.status)
    serveCached(request, reply, cache, { key, answer })
  })
}

function splitUrl(url: string): [path: string, search: string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}
