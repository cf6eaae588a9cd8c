import type { FastifyInstance } from 'fastify'
import { commentPaths } from '#shared/comments/pages.ts'
import { postDate } from '#shared/days.ts'
import type { ReadableComments } from '../comments/comments.ts'
import type { Dog } from '../dog/dog.ts'
import type { LifeReading } from '../dog/read-life.ts'
import { CLIP_FILE } from '../photos/media/media-folder.ts'
import type { ReadablePhotos } from '../photos/read-photos.ts'
import { registerReadText } from '../platform/http/endpoint-route.ts'
import type { BaseReading, Readings } from '../platform/reading.ts'
import type { ReadablePosts } from '../posts/read-posts.ts'
import type { Settings } from '../settings/settings.ts'
import { type FeedClip, MAX_FEED_POSTS, writeCommentsRss, writeRss } from './rss.ts'
import { MAX_SITEMAP_ADDRESSES, writeRobots, writeSitemap, writeWebManifest } from './sitemap.ts'

const RSS = 'application/rss+xml; charset=utf-8'

/** WordPress, Ghost, Jekyll, Hugo and Eleventy had their feeds at these addresses. */
const oldFeeds = [
  ...['/feed', '/rss', '/feed/rss', '/feed/rss2', '/feed/atom'].flatMap((path) => [
    path,
    `${path}/`,
  ]),
  '/feed.xml',
  '/atom.xml',
  '/index.xml',
]

interface FeedsReading extends BaseReading, LifeReading {
  settings: Settings
  dog: Dog
  posts: ReadablePosts
  photos: ReadablePhotos
  comments: ReadableComments
  media: { sizeOf(name: string, file: string): Promise<number | null> }
}

export function feedRoutes(
  app: FastifyInstance,
  readings: Readings<FeedsReading>,
  { origin }: URL,
) {
  registerReadText(app, readings, '/rss.xml', (reading) => ({
    type: RSS,
    write: async () =>
      writeRss(origin, await reading.settings.get(), await listNewestWithAges(reading)),
  }))
  for (const path of oldFeeds) {
    app.get(path, (_request, reply) => reply.redirect('/rss.xml', 301))
  }
  registerReadText(app, readings, '/sitemap.xml', ({ timeline, yearBook, posts, photos }) => ({
    type: 'application/xml; charset=utf-8',
    write: async () =>
      writeSitemap(origin, {
        hasTimeline: await timeline.hasLife(),
        posts: await posts.listAddresses(MAX_SITEMAP_ADDRESSES),
        photos: await photos.listTitles(MAX_SITEMAP_ADDRESSES),
        years: await yearBook.listYears(),
      }),
  }))
  registerReadText(app, readings, '/site.webmanifest', ({ settings, dog }) => ({
    type: 'application/manifest+json; charset=utf-8',
    write: async () => writeWebManifest(await settings.get(), (await dog.theme.get()).icons),
  }))
  registerReadText(app, readings, '/robots.txt', () => ({
    type: 'text/plain; charset=utf-8',
    write: () => writeRobots(origin),
  }))
  commentFeedRoutes(app, readings, origin)
}

async function listNewestWithAges({ posts, dog, media }: FeedsReading) {
  const [newest, { dayOf, ageOf }] = await Promise.all([
    posts.listNewest(MAX_FEED_POSTS),
    dog.dayLabels(),
  ])
  return Promise.all(
    newest.map(async (post) => ({
      ...post,
      age: ageOf(dayOf(postDate(post))),
      clip: await findClip(media, post.content),
    })),
  )
}

const CLIP = /\/media\/([0-9a-f]{32})\/clip\.mp4/

async function findClip(media: FeedsReading['media'], content: string): Promise<FeedClip | null> {
  const [src, name] = CLIP.exec(content) ?? []
  const bytes = src && name ? await media.sizeOf(name, CLIP_FILE) : null
  return src && bytes !== null ? { src, bytes } : null
}

/** These feeds answer 404 while comments are switched off. */
function commentFeedRoutes(app: FastifyInstance, readings: Readings<FeedsReading>, origin: string) {
  const feedOf = ({ settings, posts, comments }: FeedsReading) => ({
    type: RSS,
    async write({ slug }: { slug?: string }) {
      await comments.rules.requireOn()
      const post = slug === undefined ? undefined : await posts.getPublished(slug)
      const newest = await comments.thread.listNewest(post)
      const { blogName } = await settings.get()
      return writeCommentsRss({ origin, blogName, newest, ...(post && { post }) })
    },
  })
  registerReadText(app, readings, commentPaths.feedOfAll, feedOf)
  registerReadText(app, readings, commentPaths.feed(':slug'), feedOf)
}
