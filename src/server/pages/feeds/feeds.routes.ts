import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { postDate } from '#shared/dates.ts'
import type { Diary } from '../../diary.ts'
import type { PublicContent } from '../../platform/cache/cached-answer.ts'
import { sendCached } from '../../platform/cache/send-cached.ts'
import { writeRobots } from './robots.ts'
import { NEWEST, writeRss } from './rss.ts'
import { MOST_ADDRESSES, writeSitemap } from './sitemap.ts'
import { writeWebManifest } from './web-manifest.ts'

/** What other programs read: feed readers, search engines, home screens. */
export function feedRoutes(app: FastifyInstance, services: Diary) {
  const { cache, config, photos, posts, settings, theme, timeline, writtenDays, yearBook } =
    services
  const { origin } = config.publicUrl

  const answer = (path: string, type: string, write: () => Promise<string> | string) => {
    const make = async (): Promise<PublicContent> => ({ status: 200, type, body: await write() })
    app.get(path, async (request: FastifyRequest, reply: FastifyReply) => {
      const made = await cache.get(path, make)
      cache.serveByUrl(request.url, path)
      reply.hijack()
      sendCached(request.raw, reply.raw, made)
    })
  }

  const newestWithAges = async () => {
    const [newest, { dayOf, ageOf }] = await Promise.all([posts.listNewest(NEWEST), writtenDays()])
    return newest.map((post) => ({ ...post, age: ageOf(dayOf(postDate(post))) }))
  }
  answer('/rss.xml', 'application/rss+xml; charset=utf-8', async () =>
    writeRss(origin, await settings.get(), await newestWithAges()),
  )
  // Where readers of other programs look for it.
  // Where WordPress, Ghost, Jekyll, Hugo and Eleventy had theirs.
  for (const path of ['/feed', '/rss', '/feed/rss', '/feed/rss2', '/feed/atom']) {
    for (const old of [path, `${path}/`]) {
      app.get(old, (_request, reply) => reply.redirect('/rss.xml', 301))
    }
  }
  for (const old of ['/feed.xml', '/atom.xml', '/index.xml']) {
    app.get(old, (_request, reply) => reply.redirect('/rss.xml', 301))
  }
  answer('/sitemap.xml', 'application/xml; charset=utf-8', async () =>
    writeSitemap(origin, {
      hasTimeline: await timeline.hasLife(),
      posts: await posts.listAddresses(MOST_ADDRESSES),
      photos: await photos.listTitles(MOST_ADDRESSES),
      years: await yearBook.listYears(),
    }),
  )
  answer('/site.webmanifest', 'application/manifest+json; charset=utf-8', async () =>
    writeWebManifest(await settings.get(), (await theme.get()).icons),
  )
  answer('/robots.txt', 'text/plain; charset=utf-8', () => writeRobots(origin))
}
